import type { Persona } from '@broadsheet/contract/studio/content-calls';
import { useState } from 'react';
import { Failure } from '../../controls/failure.tsx';
import type { Editing } from '../editing.ts';
import { useBlockMetrics } from '../metrics/use-block-metrics.ts';
import { titleOfBlock } from '../model/outline.ts';
import { ExplanationLine } from './explanation-line.tsx';
import type { DeviceName } from './persona-form.tsx';
import type { ScrollLink } from './scroll-together.ts';
import { type Pointed, Stage } from './stage.tsx';
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
  const preview = usePreview(change, path, onDevice(props.persona, device), { kind });
  const { ref, room } = useRoom();
  const [shown, setShown] = useState({ revision: 0, status: 200 });
  const metrics = useBlockMetrics(kind, props.isMeasured);
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
      {editing.draft.archived && (
        <p role="note">
          This page is archived: visitors do not see it. The preview shows it to you.
        </p>
      )}
      {data && <WhereItLeads kind={kind} shows={data.kind} status={shown.status} />}
      <div ref={ref} data-shown={shown.revision} className="editor-stage">
        {data && sizes && (
          <Stage
            href={data.href}
            revision={revision}
            sizes={sizes}
            title={`${name}: page`}
            brand={props.persona.brand}
            measured={props.isMeasured ? (metrics.data?.items ?? null) : null}
            editing={editing}
            pointed={pointed}
            index={index}
            scrolling={props.scrolling}
            onPoint={props.onPoint}
            onPress={props.onPress}
            onEscape={props.onEscape}
            onShown={(status) => setShown({ revision, status })}
          />
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
