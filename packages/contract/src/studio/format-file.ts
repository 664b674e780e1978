import { isPageLayoutName } from '../page-kinds.ts';
import { isLandingName } from '../page-name.ts';
import { PAGE_NAMES } from './page-names.ts';

const CONTENT = /^(layouts|brand-configs)\//;
const FILE = /^layouts\/(?:([a-z]+)\/)?([^/]+)\.[a-z]+$/;
const MESSAGES = /^layouts\/messages\/en-IN(?:\.([a-z]+))?\/([^/]+)\.json$/;
const ARTICLE = /^layouts\/blogs\/([a-z]+)\/([^/]+)\.md$/;
const BRAND = /^brand-configs\/([a-z]+)\.json$/;
const SITE = /[.-](tech|management)$/;
const OF_SITE = /^(tech|management)$/;

const FOLDERS: Readonly<Record<string, string>> = {
  banners: 'Banners',
  blogs: 'Blog',
  competitions: 'Competitions',
  content: 'Text',
  landing: 'Page',
  seo: 'SEO',
  surveys: 'Surveys',
};

/** Texts that are menus of every page. */
const MENUS: Readonly<Record<string, string>> = {
  drawer: 'Main menu',
  footer: 'Footer',
  'seeker-menu': 'Account menu',
  'seeker-menu-basic': 'Account menu, basic members',
  'seeker-menu-pro': 'Account menu, Pro members',
};

const formatName = (name: string): string => {
  if (isPageLayoutName(name)) return PAGE_NAMES[name];
  const text = name.replaceAll(/[-_]/g, ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

/** The display name of a page; that of a landing page is its file's. */
export const formatPage = (page: string): string =>
  isLandingName(page)
    ? formatName(page.slice(page.indexOf('/') + 1))
    : isPageLayoutName(page)
      ? PAGE_NAMES[page]
      : page;

/** The display name of a content file: "Page: Home", "Text: About us, tech site". */
export const formatFile = (file: string): string => {
  const [, site] = BRAND.exec(file) ?? [];
  if (site !== undefined) return `Site settings: ${site} site`;
  const [, owner, slug] = ARTICLE.exec(file) ?? [];
  if (slug !== undefined) return `Article: ${formatName(slug)}, ${owner} site`;
  const [, brand, area] = MESSAGES.exec(file) ?? [];
  if (area !== undefined)
    return `Interface text: ${formatName(area)}${brand === undefined ? '' : `, ${brand} site`}`;
  const [, folder, written = file] = FILE.exec(file) ?? [];
  if (folder !== undefined && OF_SITE.test(written))
    return `${FOLDERS[folder] ?? folder}: ${written} site`;
  const name = written.replace(SITE, '');
  const ofSite = SITE.exec(written)?.[1];
  const menu = folder === 'content' ? MENUS[name] : undefined;
  if (menu !== undefined) return ofSite ? `${menu}, ${ofSite} site` : menu;
  const text = ofSite ? `${formatName(name)}, ${ofSite} site` : formatName(name);
  if (folder !== undefined) return `${FOLDERS[folder] ?? folder}: ${text}`;
  return isPageLayoutName(written) ? `Page: ${PAGE_NAMES[written]}` : text;
};

/** The display name of a detail's path, such as "Page: Home, line 48"; null where it is not of a content file. */
export const formatLocation = (path: string): string | null => {
  if (!CONTENT.test(path)) return null;
  const [file = '', line] = path.split(':');
  return line === undefined ? formatFile(file) : `${formatFile(file)}, line ${line}`;
};
