import { BRANDS } from '@broadsheet/contract/brand';
import { describePersona } from '@broadsheet/contract/describe-persona';
import { brandsOfPage } from '@broadsheet/contract/page-name';
import type { Persona } from '@broadsheet/contract/studio/content-calls';
import { useMemo, useState } from 'react';
import { documentFacts } from '../../app/document-facts.ts';
import type { Palette } from '../audience/audience-fields.ts';
import type { Editing } from '../editing.ts';
import { conditionOf, type Draft, variantOf } from '../model/draft.ts';
import { formatTime } from '../model/india-time.ts';
import { personaFor } from './persona-for.ts';
import type { DeviceName } from './persona-form.tsx';
import { kindOfFile, useExample } from './use-example.ts';
import { pathWritten } from './written-path.ts';

/** The sites that have the page. */
const siteNamesOf = ({ page, brands }: Draft) =>
  brandsOfPage({
    page,
    ...(brands && { brands: BRANDS.filter((brand) => brands.includes(brand)) }),
  });

/** A new visitor on the site of this host, or on the other site. A page of one site only uses that site. */
const somebody = ({ brands }: Palette, draft: Draft, isHere: boolean): Persona => {
  const { siteName } = documentFacts();
  const having = brands.filter(({ brand }) => siteNamesOf(draft).includes(brand));
  const found = having.find(({ name }) => (name === siteName) === isHere) ?? having[0];
  return { brand: found?.brand ?? 'tech', audience: {} };
};

const NARROW = '(max-width: 700px)';
const deviceAtHand = (): DeviceName => (matchMedia(NARROW).matches ? 'phone' : 'desktop');

/** Who the page is shown to: the audience of the chosen variant, until another is chosen by hand. */
const usePersonas = (palette: Palette, { draft, scope, audiences }: Editing) => {
  const [personas, setPersonas] = useState<readonly Persona[]>(() => [
    somebody(palette, draft, true),
  ]);
  const when = conditionOf(variantOf(draft, scope)?.when);
  const audience = JSON.stringify(when);
  // A persona that was selected by hand stays until another variant is selected.
  const [shownAudience, setShownAudience] = useState<string | undefined>(undefined);
  if (audience !== shownAudience) {
    setShownAudience(audience);
    if (when)
      setPersonas(([first = somebody(palette, draft, true), ...rest]) => [
        personaFor(when, first, Date.now(), audiences),
        ...rest,
      ]);
  }
  return { personas, setPersonas };
};

/** A persona with its date, as text: `tech site, visitor, on 5 November 2026 at 9:00 am IST`. */
export const formatPersona = ({ brand, audience, at }: Persona): string => {
  const { device: _, ...seen } = audience;
  return `${describePersona({ brand, ...seen })}${at ? `, on ${formatTime(at)}` : ''}`;
};

/** The persona on the device of the preview. */
export const onDevice = (persona: Persona, device: DeviceName): Persona => ({
  ...persona,
  audience: { ...persona.audience, device },
});

export interface Previews {
  readonly kind: string;
  readonly url: string;
  readonly isUrlInvalid: boolean;
  readonly setUrl: (url: string) => void;
  /** The URL that the user entered; null shows an example that the BFF finds. */
  readonly path: string | null;
  /** The URL that the first preview shows; null until it is known. */
  readonly shownPath: string | null;
  readonly device: DeviceName;
  readonly setDevice: (device: DeviceName) => void;
  /** One or two. */
  readonly personas: readonly Persona[];
  readonly setPersona: (index: number, persona: Persona) => void;
  /** Adds a preview on the other site. */
  readonly compare: () => void;
  readonly showOne: () => void;
}

/** What the page is shown as: its URL, the device, and one persona or two. */
export const usePreviews = (file: string, palette: Palette, editing: Editing): Previews => {
  const kind = kindOfFile(file);
  const { draft } = editing;
  const [written, setWritten] = useState<string | null>(null);
  const [device, setDevice] = useState<DeviceName>(deviceAtHand);
  const { personas, setPersonas } = usePersonas(palette, editing);
  const example = useExample(kind, personas[0]?.brand ?? 'tech', draft.address).data?.path ?? null;
  // The previews render again only for another value.
  return useMemo(() => {
    const path = written === null ? null : pathWritten(written);
    return {
      kind,
      url: written ?? example ?? '',
      isUrlInvalid: written !== null && written.trim() !== '' && path === null,
      setUrl: setWritten,
      path,
      shownPath: path ?? example,
      device,
      setDevice,
      personas,
      setPersona: (index, persona) => setPersonas(personas.with(index, persona)),
      compare: () => setPersonas([...personas, somebody(palette, draft, false)]),
      showOne: () => setPersonas(personas.slice(0, 1)),
    };
  }, [kind, written, example, device, personas, setPersonas, palette, draft]);
};
