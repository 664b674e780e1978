import { BRANDS } from '@broadsheet/contract/brand';
import { brandsOfPage } from '@broadsheet/contract/page-name';
import type { Persona } from '@broadsheet/contract/studio/content-calls';
import { useState } from 'react';
import { Button, FieldError, Input, Label, Switch, TextField } from 'react-aria-components';
import { documentFacts } from '../../app/document-facts.ts';
import type { Palette } from '../audience/audience-fields.ts';
import type { Editing } from '../editing.ts';
import { conditionOf, type Draft, variantOf } from '../model/draft.ts';
import { Pick } from '../parts/pick.tsx';
import { Canvas, type Pointed } from './canvas.tsx';
import { personaFor } from './persona-for.ts';
import type { DeviceName } from './persona-form.tsx';
import { createScrollLink } from './scroll-together.ts';
import { kindOfFile, useExample } from './use-example.ts';
import { pathWritten } from './written-path.ts';

const DEVICE_NAMES = [
  { id: 'phone', name: 'Phone (360 px)' },
  { id: 'tablet', name: 'Tablet (768 px)' },
  { id: 'desktop', name: 'Desktop (1280 px)' },
] as const satisfies readonly { id: DeviceName; name: string }[];

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

/** There are at most two views. */
const VIEWS = ['first', 'second'] as const;
const NARROW = '(max-width: 700px)';
const deviceAtHand = (): DeviceName => (matchMedia(NARROW).matches ? 'phone' : 'desktop');

interface CanvasesProps {
  readonly change: string;
  readonly revision: number;
  readonly file: string;
  readonly palette: Palette;
  readonly editing: Editing;
}

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

/** One preview of the page, or two side by side, each for a persona. */
export const Canvases = ({ change, revision, file, palette, editing }: CanvasesProps) => {
  const kind = kindOfFile(file);
  const [written, setWritten] = useState<string | null>(null);
  const [device, setDevice] = useState<DeviceName>(deviceAtHand);
  const { personas, setPersonas } = usePersonas(palette, editing);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [scrolling] = useState(createScrollLink);
  const [isTogether, setTogether] = useState(false);
  const example = useExample(kind, personas[0]?.brand ?? 'tech', editing.draft.address);
  const path = written === null ? null : pathWritten(written);
  return (
    <div className="editor-canvases">
      <div className="editor-inline">
        <TextField
          className="field"
          value={written ?? example.data?.path ?? ''}
          onChange={setWritten}
          isInvalid={written !== null && written.trim() !== '' && path === null}
        >
          <Label>Page URL</Label>
          <Input />
          <FieldError className="field-error">Start with /, for example /jobs</FieldError>
        </TextField>
        <Pick label="Device" value={device} options={DEVICE_NAMES} onChange={setDevice} />
        {personas.length === 1 ? (
          <Button
            className="button-quiet"
            onPress={() => setPersonas([...personas, somebody(palette, editing.draft, false)])}
          >
            Compare two previews
          </Button>
        ) : (
          <>
            <Button className="button-quiet" onPress={() => setPersonas(personas.slice(0, 1))}>
              Show one preview
            </Button>
            <Switch
              className="editor-switch"
              isSelected={isTogether}
              onChange={(isOn) => {
                scrolling.setEnabled(isOn);
                setTogether(isOn);
              }}
            >
              <span className="editor-switch-track" /> Scroll together
            </Switch>
          </>
        )}
      </div>
      <div className="editor-side-by-side">
        {personas.map((persona, at) => (
          <Canvas
            key={VIEWS[at]}
            index={at}
            name={personas.length === 1 ? 'Preview' : `Preview ${at + 1}`}
            change={change}
            revision={revision}
            kind={kind}
            path={path}
            device={device}
            persona={persona}
            palette={palette}
            editing={editing}
            pointed={pointed}
            scrolling={scrolling}
            onPoint={setPointed}
            onPersona={(next) => setPersonas(personas.with(at, next))}
          />
        ))}
      </div>
    </div>
  );
};
