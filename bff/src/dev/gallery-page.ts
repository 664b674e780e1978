import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import { BRANDS } from '@broadsheet/contract/brand';
import { escapeHtml } from '@broadsheet/contract/escape-html';
import { type ChangedSettings, SETTING_PREFIX } from './changed-settings.ts';
import type { Fixtures } from './read-fixtures.ts';
import { settingsForm } from './settings-form.ts';

export const GALLERY_PATH = '/dev/blocks';
export const THEMES = ['light', 'dark'] as const;
/** CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;

export interface GalleryFrame {
  readonly themeHref: string;
  /** Of `npm run dev`: reloads the page after a save. */
  readonly reloadScript: string | undefined;
}

/** Types in the order of the registry, each with the fixtures that it has. */
interface GalleryList {
  readonly definitions: BlockDefinitions;
  readonly fixtures: Fixtures;
}

const fixturePath = (type: string, fixture: string): string =>
  `${GALLERY_PATH}/${type}/${encodeURIComponent(fixture)}`;
const typePath = (type: string): string => `${GALLERY_PATH}/${type}`;

const link = (href: string, text: string, isCurrent: boolean): string =>
  `<a href="${escapeHtml(href)}"${isCurrent ? ' aria-current="page"' : ''}>${text}</a>`;

const typeList = ({ definitions, fixtures }: GalleryList, current: string | null): string => {
  const items = Object.values(definitions).map(({ type, title }) => {
    const count = Object.keys(fixtures[type] ?? {}).length;
    const text = `<span>${escapeHtml(title)}</span> <small>${escapeHtml(type)}, ${count}</small>`;
    return `<li data-search="${escapeHtml(`${title} ${type}`.toLowerCase())}">${link(typePath(type), text, type === current)}</li>`;
  });
  return `<nav aria-label="Blocks"><label for="search">Search blocks</label>
<input type="search" id="search" autocomplete="off" aria-controls="types">
<p id="found" role="status">${items.length} blocks</p>
<ul id="types">${items.join('\n')}</ul></nav>`;
};

const page = (title: string, { themeHref, reloadScript }: GalleryFrame, body: string): string =>
  `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${escapeHtml(themeHref)}"><link rel="stylesheet" href="/dev/gallery.css">
<script type="module" src="/dev/gallery.js"></script>${reloadScript ? `<script type="module" src="${escapeHtml(reloadScript)}"></script>` : ''}</head>
<body><a class="skip" href="#main">Skip to the block</a><header><a href="${GALLERY_PATH}">Block gallery</a></header>
<div class="columns">${body}</div></body></html>
`;

/** The gallery's first page: every block type. */
export const galleryIndex = (list: GalleryList, frame: GalleryFrame): string =>
  page(
    'Block gallery',
    frame,
    `${typeList(list, null)}<main id="main" tabindex="-1"><h1>Block gallery</h1>
<p>Choose a block. You can see each of its fixtures for both brands, light and dark, on a phone and a desktop, and change its settings.</p></main>`,
  );

const cell = (href: string, name: string, width: number): string =>
  `<figure><figcaption>${escapeHtml(name)} <a href="${escapeHtml(href)}" target="_blank" aria-label="Open alone: ${escapeHtml(name)}">Open alone</a></figcaption>
<div class="cell" role="group" tabindex="0" aria-label="${escapeHtml(name)}"><iframe src="${escapeHtml(href)}" title="${escapeHtml(name)}" width="${width}" height="640" loading="lazy"></iframe></div></figure>`;

const cells = (definition: BlockDefinition, fixture: string, settings: URLSearchParams): string =>
  BRANDS.flatMap((brand) =>
    THEMES.flatMap((theme) =>
      Object.entries(WIDTHS).map(([device, width]) => {
        const query = new URLSearchParams({ brand, theme });
        for (const [name, value] of settings) query.append(name, value);
        const href = `${fixturePath(definition.type, fixture)}?${query}`;
        return cell(href, `${brand}, ${theme}, ${device}`, width);
      }),
    ),
  ).join('\n');

/** One fixture of a block: both brands, both themes, both widths, and its settings. */
export const galleryBlock = (
  list: GalleryList,
  definition: BlockDefinition,
  shown: {
    readonly fixture: string;
    readonly changed: ChangedSettings;
    readonly query: URLSearchParams;
  },
  frame: GalleryFrame,
): string => {
  const { type, title, description } = definition;
  const { fixture, changed, query } = shown;
  const names = Object.keys(list.fixtures[type] ?? {}).map((name) => {
    const href = `${typePath(type)}?${new URLSearchParams({ fixture: name })}`;
    return `<li>${link(href, escapeHtml(name), name === fixture)}</li>`;
  });
  const settings = new URLSearchParams(
    changed.faults.length > 0 ? [] : [...query].filter(([name]) => name.startsWith(SETTING_PREFIX)),
  );
  return page(
    `${title}: block gallery`,
    frame,
    `${typeList(list, type)}<main id="main" tabindex="-1"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)} <code>${escapeHtml(type)}</code></p>
<h2 id="fixtures">Fixtures</h2><ul class="fixtures" aria-labelledby="fixtures">${names.join('')}</ul>
<div class="work"><section aria-label="Settings"><h2>Settings</h2>${settingsForm(definition.settings, changed, { fixture })}</section>
<section aria-label="Pages" id="cells">${cells(definition, fixture, settings)}</section></div></main>`,
  );
};

/** The fixture page for invalid settings: it lists the faults instead of the block. */
export const faultyFixture = ({ faults }: ChangedSettings, frame: GalleryFrame): string =>
  page(
    'Settings are not valid',
    frame,
    `<main id="main" tabindex="-1"><h1>Settings are not valid</h1><ul>${faults
      .map(({ name, message }) => `<li>${escapeHtml(name)}: ${escapeHtml(message)}</li>`)
      .join('')}</ul></main>`,
  );
