import { listPages, type Persona } from '@broadsheet/contract/studio/content-calls';
import { useEffect, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import useSWR from 'swr';
import { callStudio } from '../../api/call-studio.ts';
import { documentFacts } from '../../app/document-facts.ts';
import type { Palette } from '../audience/audience-fields.ts';
import { conditionOf, variantOf } from '../model/draft.ts';
import { Pick } from '../parts/pick.tsx';
import type { Editing } from '../use-editing.ts';
import { Canvas } from './canvas.tsx';
import { personaFor } from './persona-for.ts';
import type { DeviceName } from './persona-form.tsx';

const DEVICE_NAMES = [
  { id: 'phone', name: 'Phone, 360 wide' },
  { id: 'tablet', name: 'Tablet, 768 wide' },
  { id: 'desktop', name: 'Desktop, 1280 wide' },
] as const satisfies readonly { id: DeviceName; name: string }[];

/** Somebody new on the site that one is at, or on the other one. */
const somebody = ({ brands }: Palette, isHere: boolean): Persona => {
  const { siteName } = documentFacts();
  const found = brands.find(({ name }) => (name === siteName) === isHere) ?? brands[0];
  return { brand: found?.brand ?? 'tech', audience: {} };
};

/** One page, or two side by side, as personas see it. */
export const Canvases = ({
  change,
  revision,
  file,
  palette,
  editing,
}: {
  readonly change: string;
  readonly revision: number;
  readonly file: string;
  readonly palette: Palette;
  readonly editing: Editing;
}) => {
  const pages = useSWR('studio pages', () => callStudio(listPages));
  const [written, setWritten] = useState<string | null>(null);
  const [device, setDevice] = useState<DeviceName>('desktop');
  const [personas, setPersonas] = useState<readonly Persona[]>(() => [somebody(palette, true)]);
  const { draft, scope } = editing;
  const when = conditionOf(variantOf(draft, scope)?.when);
  const whom = JSON.stringify(when);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is chosen by hand stays until another variant is
  useEffect(() => {
    if (when)
      setPersonas(([first = somebody(palette, true), ...rest]) => [
        personaFor(when, first, Date.now()),
        ...rest,
      ]);
  }, [whom]);
  const page = pages.data?.items.find((each) => each.file === file);
  const path = written ?? page?.path ?? null;
  return (
    <div className="editor-canvases">
      <div className="editor-inline">
        <TextField className="field" value={path ?? ''} onChange={setWritten}>
          <Label>Address</Label>
          <Input placeholder="/" />
        </TextField>
        <Pick label="Width" value={device} options={DEVICE_NAMES} onChange={setDevice} />
        {personas.length === 1 ? (
          <Button
            className="button-quiet"
            onPress={() => setPersonas([...personas, somebody(palette, false)])}
          >
            Compare with somebody else
          </Button>
        ) : (
          <Button className="button-quiet" onPress={() => setPersonas(personas.slice(0, 1))}>
            Show one
          </Button>
        )}
      </div>
      {path === null || !path.startsWith('/') ? (
        <p>
          {pages.isLoading
            ? 'The page is on its way…'
            : 'Write an address that shows this page, such as /c/backend-jobs.'}
        </p>
      ) : (
        <div className="editor-side-by-side">
          {personas.map((persona, at) => (
            <Canvas
              // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second view are what they are
              key={at}
              name={personas.length === 1 ? 'Preview' : `Preview ${at + 1}`}
              change={change}
              revision={revision}
              path={path}
              device={device}
              persona={persona}
              palette={palette}
              editing={editing}
              onPersona={(next) => setPersonas(personas.with(at, next))}
            />
          ))}
        </div>
      )}
    </div>
  );
};
