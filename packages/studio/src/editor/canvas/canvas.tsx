import type { Persona } from '@broadsheet/contract/studio/content-calls';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { StudioError } from '../../api/studio-error.ts';
import type { Palette } from '../audience/audience-fields.ts';
import type { Editing } from '../use-editing.ts';
import { ExplanationLine } from './explanation-line.tsx';
import { FramePair } from './frame-pair.tsx';
import { type DeviceName, PersonaForm } from './persona-form.tsx';
import { usePreview } from './use-preview.ts';

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 960 },
  desktop: { width: 1280, height: 900 },
} as const satisfies Record<DeviceName, { width: number; height: number }>;

interface CanvasProps {
  readonly change: string;
  readonly revision: number;
  readonly path: string;
  readonly device: DeviceName;
  readonly persona: Persona;
  readonly palette: Palette;
  readonly editing: Editing;
  readonly name: string;
  readonly onPersona: (persona: Persona) => void;
}

const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};

/** The page as it would be, for one persona. */
export const Canvas = (props: CanvasProps) => {
  const { change, revision, path, device, palette, editing, name } = props;
  const persona = { ...props.persona, audience: { ...props.persona.audience, device } };
  const preview = usePreview(change, path, persona);
  const { ref, width: room } = useWidth();
  const [hovered, setHovered] = useState<string | null>(null);
  const [shown, setShown] = useState(0);
  const size = SIZES[device];
  const scale = room > 0 ? Math.min(1, room / size.width) : 1;
  const { data, error } = preview;
  return (
    <section className="editor-canvas" aria-label={name} ref={ref}>
      <details className="editor-disclosure">
        <summary>Seen as</summary>
        <PersonaForm persona={props.persona} palette={palette} onChange={props.onPersona} />
      </details>
      {error ? (
        <div role="alert">
          <p>
            The page cannot be shown:{' '}
            {error instanceof StudioError ? error.message : 'something went wrong.'}
          </p>
          <Button className="button-quiet" onPress={() => void preview.mutate()}>
            Try again
          </Button>
        </div>
      ) : null}
      {!data && !error && <p role="status">The page is on its way…</p>}
      {data && (
        <div data-shown={shown} className="editor-stage">
          <FramePair
            href={data.href}
            revision={revision}
            scale={scale}
            title={`${name}: the page itself`}
            editing={editing}
            hovered={hovered}
            onHover={setHovered}
            onShown={() => setShown(revision)}
            {...size}
          />
          <ExplanationLine
            id={hovered ?? editing.selected}
            draft={editing.draft}
            explain={data.explain}
            revision={revision}
          />
        </div>
      )}
    </section>
  );
};
