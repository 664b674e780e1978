import type { Brand } from '@broadsheet/contract/brand';
import { describePersona } from '@broadsheet/contract/describe-persona';
import type { StudioAudience } from '@broadsheet/contract/studio/audience-calls';
import type { Change } from '@broadsheet/contract/studio/change';
import {
  listPages,
  type Persona,
  readPalette,
  type StudioPage,
} from '@broadsheet/contract/studio/content-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { useMemo, useState } from 'react';
import { Loaded } from '../controls/loaded.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { useCall } from '../data/use-call.ts';
import { audiencesByKey, type Palette } from '../editor/audience/audience-fields.ts';
import { usePreview } from '../editor/canvas/use-preview.ts';
import { formatTime } from '../editor/model/india-time.ts';
import { BannerShare } from './banner-share.tsx';
import { describeUnseen, personaOfBanner } from './persona-of-banner.ts';
import type { BannerCells } from './targeting-of-cells.ts';
import { useNow } from './use-now.ts';

interface BannerPreviewProps {
  readonly change: Change;
  readonly file: string;
  /** The banner that the preview is about; null for none. */
  readonly cells: BannerCells | null;
  /** Those of the draft. */
  readonly audiences: readonly StudioAudience[];
}

const DEVICES = [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
] as const;

const bannerSourceOf = (file: string): string => file.replace(/^.*\/|\.csv$/g, '');

const Preview = ({
  change,
  cells,
  audiences,
  pages,
  palette,
}: Omit<BannerPreviewProps, 'file'> & {
  readonly pages: readonly StudioPage[];
  readonly palette: Palette;
}) => {
  const now = useNow();
  const [page, setPage] = useState(pages[0]?.kind ?? '');
  const [brand, setBrand] = useState<Brand>(palette.brands[0]?.brand ?? 'tech');
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const shown = pages.find(({ kind }) => kind === page);
  const site = palette.brands.find((each) => each.brand === brand);
  const named = useMemo(() => audiencesByKey(audiences), [audiences]);
  const persona: Persona = site
    ? personaOfBanner(cells ?? {}, site, now, named, device).persona
    : { brand, audience: {} };
  const unseen =
    site && audiences.length > 0
      ? describeUnseen(cells ?? {}, site, palette.brands, now, named)
      : null;
  // A banner that is not for the chosen device is shown on one that it is for.
  const audience = { device, ...persona.audience };
  const preview = usePreview(change.id, shown?.path ?? null, { ...persona, audience });
  return (
    <>
      <div className="redirect">
        <SelectInput
          label="Page"
          value={page}
          choices={pages.map(({ kind }) => [kind, formatPage(kind)] as const)}
          onChange={setPage}
        />
        <SelectInput
          label="Site"
          value={brand}
          choices={palette.brands.map((each) => [each.brand, each.name] as const)}
          onChange={setBrand}
        />
        <SelectInput label="Device" value={device} choices={DEVICES} onChange={setDevice} />
      </div>
      <p className="soft">
        Preview as: {describePersona({ brand, ...persona.audience })}
        {persona.at && `, on ${formatTime(persona.at)}`}
      </p>
      {unseen !== null && <p role="note">{unseen}</p>}
      {cells && (
        <BannerShare change={change} cells={cells} audiences={named} page={page} brand={brand} />
      )}
      <Loaded of={preview} rows={4}>
        {({ href }) => (
          <iframe
            key={`${href} ${change.version}`}
            className="banner-preview"
            data-device={audience.device}
            src={href}
            title="Preview of the banners"
          />
        )}
      </Loaded>
    </>
  );
};

/** A page with the banners of the draft, as somebody sees it whom the selected banner is for. */
export const BannerPreview = ({ change, file, cells, audiences }: BannerPreviewProps) => {
  const pages = useCall(listPages);
  const palette = useCall(readPalette);
  const all = {
    data:
      pages.data && palette.data ? { pages: pages.data.items, palette: palette.data } : undefined,
    error: pages.error ?? palette.error,
    mutate: () => Promise.all([pages.mutate(), palette.mutate()]),
  };
  return (
    <section aria-labelledby="banner-preview">
      <h2 id="banner-preview">Preview</h2>
      <Loaded of={all} rows={2}>
        {(data) => {
          const showing = data.pages.filter(({ banners }) =>
            banners.includes(bannerSourceOf(file)),
          );
          const open = showing.filter(({ seeker, path }) => !seeker && path !== null);
          return (
            <>
              <p>
                {showing.length === 0
                  ? 'No page shows this list yet. Choose it in a block “Promo banners”.'
                  : `Shown on: ${showing.map(({ kind }) => formatPage(kind)).join(', ')}.`}
              </p>
              {open.length > 0 && (
                <Preview
                  change={change}
                  cells={cells}
                  audiences={audiences}
                  pages={open}
                  palette={data.palette}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
