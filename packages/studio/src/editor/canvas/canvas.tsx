import type { Persona } from '@broadsheet/contract/studio/content-calls';
import { useReducer, useState } from 'react';
import { Failure } from '../../controls/failure.tsx';
import type { Editing } from '../editing.ts';
import { MetricsOverlay } from '../metrics/metrics-overlay.tsx';
import { useBlockMetrics } from '../metrics/use-block-metrics.ts';
import { titleOfBlock } from '../model/outline.ts';
import { ExplanationLine } from './explanation-line.tsx';
import { FramePair } from './frame-pair.tsx';
import type { DeviceName } from './persona-form.tsx';
import type { ScrollLink } from './scroll-together.ts';
import { useExample } from './use-example.ts';
import { usePreview } from './use-preview.ts';
import { formatPersona, onDevice } from './use-previews.ts';
import { useRoom } from './use-room.ts';
import { formatNoExample, WhereItLeads } from './where-it-leads.tsx';

/** The widths of screens. A desktop is as wide as the room, and at least this. */
const WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const satisfies Record<
  DeviceName,
  number
>;

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
  readonly editing: Editing;
  readonly name: string;
  /** True beside another preview: then it says who sees it. */
  readonly isCompared: boolean;
  /** True where the page has the views and clicks of its blocks over it. */
  readonly isMeasured: boolean;
  /** The index of the view. */
  readonly index: number;
  readonly pointed: Pointed | null;
  readonly scrolling: ScrollLink;
  readonly onPoint: (pointed: Pointed | null) => void;
  /** Called when a block is pressed, also the selected one. */
  readonly onPress: () => void;
  readonly onEscape: () => void;
}

/** The page takes all of the room: it is scaled down where the room is narrower than the screen. */
const sizesIn = (room: { width: number; height: number }, device: DeviceName) => {
  const width = device === 'desktop' ? Math.max(WIDTHS.desktop, room.width) : WIDTHS[device];
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return { width, scale, height: Math.floor(room.height / scale) };
};

/** A preview of the page for one persona. */
export const Canvas = (props: CanvasProps) => {
  const { change, revision, kind, device, editing, name, index, pointed } = props;
  const example = useExample(kind, props.persona.brand, editing.draft.address);
  const path = props.path ?? example.data?.path ?? null;
  const preview = usePreview(change, path, onDevice(props.persona, device));
  const { ref, room } = useRoom();
  const [shown, setShown] = useState({ revision: 0, status: 200 });
  const metrics = useBlockMetrics(kind, props.isMeasured);
  const [page, setPage] = useState<Window | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const sizes = room && sizesIn(room, device);
  const { data } = preview;
  const explained = pointed?.id ?? editing.selected;
  const failed = props.path === null && example.error ? example : preview;
  return (
    <section className="editor-canvas" aria-label={name}>
      {props.isCompared && (
        <p className="editor-canvas-name">
          <strong>{name}</strong> {formatPersona(props.persona)}
        </p>
      )}
      {failed.error ? <Failure fault={failed.error} onRetry={failed.mutate} /> : null}
      {path === null && example.data && <p role="status">{formatNoExample(kind)}</p>}
      {!data && !failed.error && (path !== null || !example.data) && <p role="status">Loading…</p>}
      {data && <WhereItLeads kind={kind} shows={data.kind} status={shown.status} />}
      <div ref={ref} data-shown={shown.revision} className="editor-stage">
        {data && sizes && (
          <div className="editor-measured">
            <FramePair
              href={data.href}
              revision={revision}
              {...sizes}
              title={`${name}: page`}
              editing={editing}
              hovered={pointed?.id ?? null}
              isPointed={pointed?.index === index}
              onHover={(id) => props.onPoint(id === null ? null : { id, index })}
              onPress={props.onPress}
              onEscape={props.onEscape}
              onShown={(front, status) => {
                props.scrolling.show(index, front);
                setPage(front);
                setShown({ revision, status });
              }}
              onScroll={() => {
                props.scrolling.follow(index);
                if (props.isMeasured) redraw();
              }}
            />
            {props.isMeasured && metrics.data && page && (
              <MetricsOverlay
                page={page.document}
                scale={sizes.scale}
                height={sizes.height * sizes.scale}
                brand={props.persona.brand}
                items={metrics.data.items}
              />
            )}
          </div>
        )}
      </div>
      {data && (
        <ExplanationLine
          audiences={editing.audiences}
          id={explained}
          title={explained === null ? '' : titleOfBlock(editing, explained)}
          draft={editing.draft}
          explain={data.explain}
          revision={revision}
        />
      )}
    </section>
  );
};
