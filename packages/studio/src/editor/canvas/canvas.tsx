import { describePersona } from '@broadsheet/contract/describe-persona';
import type { Persona } from '@broadsheet/contract/studio/content-calls';
import { useEffect, useReducer, useRef, useState } from 'react';
import { Failure } from '../../controls/failure.tsx';
import type { Palette } from '../audience/audience-fields.ts';
import type { Editing } from '../editing.ts';
import { MetricsBar } from '../metrics/metrics-bar.tsx';
import { MetricsOverlay } from '../metrics/metrics-overlay.tsx';
import { SpeedLine } from '../metrics/speed-line.tsx';
import { useBlockMetrics } from '../metrics/use-block-metrics.ts';
import { formatTime } from '../model/india-time.ts';
import { titleOfBlock } from '../model/outline.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { ExplanationLine } from './explanation-line.tsx';
import { FramePair } from './frame-pair.tsx';
import { type DeviceName, PersonaForm } from './persona-form.tsx';
import type { ScrollLink } from './scroll-together.ts';
import { useExample } from './use-example.ts';
import { usePreview } from './use-preview.ts';
import { formatNoExample, WhereItLeads } from './where-it-leads.tsx';

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 960 },
  desktop: { width: 1280, height: 900 },
} as const satisfies Record<DeviceName, { width: number; height: number }>;

/** The height of the page on the screen: what the window has below the bars, and at least this. */
const SHOWN_PX = 560;
const BARS_PX = 190;

/** The block under the pointer, and its view. */
export interface Pointed {
  readonly id: string;
  readonly index: number;
}

interface CanvasProps {
  readonly change: string;
  readonly revision: number;
  readonly kind: string;
  /** Null shows an example that the BFF finds. */
  readonly path: string | null;
  readonly device: DeviceName;
  readonly persona: Persona;
  readonly palette: Palette;
  readonly editing: Editing;
  readonly name: string;
  /** The index of the view. */
  readonly index: number;
  readonly pointed: Pointed | null;
  readonly scrolling: ScrollLink;
  readonly onPoint: (pointed: Pointed | null) => void;
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

/** A preview of the page for one persona. */
export const Canvas = (props: CanvasProps) => {
  const { change, revision, kind, device, palette, editing, name, index, pointed } = props;
  const persona = { ...props.persona, audience: { ...props.persona.audience, device } };
  const example = useExample(kind, persona.brand, editing.draft.address);
  const path = props.path ?? example.data?.path ?? null;
  const preview = usePreview(change, path, persona);
  const { device: _, ...audience } = persona.audience;
  const seen = { brand: persona.brand, ...audience };
  const { ref, width: room } = useWidth();
  const [shown, setShown] = useState({ revision: 0, status: 200 });
  const [isMeasured, setMeasured] = useState(false);
  const metrics = useBlockMetrics(kind, isMeasured);
  const [page, setPage] = useState<Window | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { width, height: minHeight } = SIZES[device];
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  // A page that is scaled down shows more of its height.
  const shownHeight = Math.max(SHOWN_PX, innerHeight - BARS_PX);
  const height = Math.max(minHeight, Math.round(shownHeight / scale));
  const { data } = preview;
  const explained = pointed?.id ?? editing.selected;
  const failed = props.path === null && example.error ? example : preview;
  return (
    <section className="editor-canvas" aria-label={name} ref={ref}>
      <Disclosure
        summary={`Preview as: ${describePersona(seen)}${persona.at ? `, on ${formatTime(persona.at)}` : ''}`}
      >
        <PersonaForm persona={props.persona} palette={palette} onChange={props.onPersona} />
      </Disclosure>
      <SpeedLine page={kind} brand={persona.brand} device={device} />
      <MetricsBar isOn={isMeasured} onChange={setMeasured} metrics={metrics} />
      {failed.error ? <Failure fault={failed.error} onRetry={failed.mutate} /> : null}
      {path === null && example.data && <p role="status">{formatNoExample(kind)}</p>}
      {!data && !failed.error && (path !== null || !example.data) && <p role="status">Loading…</p>}
      {data && (
        <div data-shown={shown.revision} className="editor-stage">
          <WhereItLeads kind={kind} shows={data.kind} status={shown.status} />
          <div className="editor-measured">
            <FramePair
              href={data.href}
              revision={revision}
              scale={scale}
              title={`${name}: page`}
              editing={editing}
              hovered={pointed?.id ?? null}
              isPointed={pointed?.index === index}
              onHover={(id) => props.onPoint(id === null ? null : { id, index })}
              onShown={(page, status) => {
                props.scrolling.show(index, page);
                setPage(page);
                setShown({ revision, status });
              }}
              onScroll={() => {
                props.scrolling.follow(index);
                if (isMeasured) redraw();
              }}
              width={width}
              height={height}
            />
            {isMeasured && metrics.data && page && (
              <MetricsOverlay
                page={page.document}
                scale={scale}
                height={height * scale}
                brand={persona.brand}
                items={metrics.data.items}
              />
            )}
          </div>
          <ExplanationLine
            audiences={editing.audiences}
            id={explained}
            title={explained === null ? '' : titleOfBlock(editing, explained)}
            draft={editing.draft}
            explain={data.explain}
            revision={revision}
          />
        </div>
      )}
    </section>
  );
};
