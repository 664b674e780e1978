import type { Brand } from '@broadsheet/contract/brand';
import type { BlockMetrics } from '@broadsheet/contract/studio/metrics-calls';
import { useReducer, useState } from 'react';
import type { Editing } from '../editing.ts';
import { MetricsOverlay } from '../metrics/metrics-overlay.tsx';
import { FramePair } from './frame-pair.tsx';
import type { ScrollLink } from './scroll-together.ts';

/** The block under the pointer, and its view. */
export interface Pointed {
  readonly id: string;
  readonly index: number;
}

interface StageProps {
  readonly href: string;
  readonly revision: number;
  readonly sizes: { readonly width: number; readonly height: number; readonly scale: number };
  readonly title: string;
  readonly brand: Brand;
  /** The views and clicks over the page; null for none. */
  readonly measured: readonly BlockMetrics[] | null;
  readonly editing: Editing;
  readonly pointed: Pointed | null;
  /** The index of the view. */
  readonly index: number;
  readonly scrolling: ScrollLink;
  readonly onPoint: (pointed: Pointed | null) => void;
  readonly onPress: () => void;
  readonly onEscape: () => void;
  /** @param status of the page's response */
  readonly onShown: (status: number) => void;
}

/** The page in its frame, and the labels over it. */
export const Stage = (props: StageProps) => {
  const { href, revision, sizes, title, measured, editing, pointed, index, scrolling } = props;
  const [page, setPage] = useState<Window | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  return (
    <div className="editor-measured">
      <FramePair
        href={href}
        revision={revision}
        {...sizes}
        title={title}
        editing={editing}
        hovered={pointed?.id ?? null}
        isPointed={pointed?.index === index}
        onHover={(id) => props.onPoint(id === null ? null : { id, index })}
        onPress={props.onPress}
        onEscape={props.onEscape}
        onShown={(front, status) => {
          scrolling.show(index, front);
          setPage(front);
          props.onShown(status);
        }}
        onScroll={() => {
          scrolling.follow(index);
          if (measured) redraw();
        }}
      />
      {measured && page && (
        <MetricsOverlay
          page={page.document}
          scale={sizes.scale}
          height={sizes.height * sizes.scale}
          brand={props.brand}
          items={measured}
        />
      )}
    </div>
  );
};
