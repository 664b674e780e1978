import { type Persona, previewChange } from '@broadsheet/contract/studio/content-calls';
import { useEffect, useReducer, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../../api/call-studio.ts';
import { useQuery } from '../../data/use-query.ts';
import type { DifferentArea } from '../differences/compare-pages.ts';
import { DifferenceMap } from '../differences/difference-map.tsx';
import { highlightMarks, outlinedIn } from './highlight-marks.ts';
import { holdStill } from './hold-still.ts';
import type { Mark, Side } from './marks.ts';
import { Outlines } from './outlines.tsx';
import { useIsNearby } from './use-is-nearby.ts';
import { useQueuedTask } from './use-queued-task.ts';

const PICTURE_SIZES = {
  phone: { width: 360, height: 600 },
  tablet: { width: 768, height: 800 },
  desktop: { width: 1280, height: 800 },
} as const;

/** A preview URL is valid for one hour, and each version requests a new one: no other revalidation is needed. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

export interface PictureProps {
  /** Null for the live content. */
  readonly change: string | null;
  /** The content right after this revision. */
  readonly revision?: number | undefined;
  /** A new version reloads the picture. */
  readonly version: number;
  readonly path: string;
  readonly persona: Persona;
  readonly title: string;
  readonly marks: readonly Mark[];
  /** The marks to scroll to. */
  readonly seek: readonly Mark[];
  /** Parts to colour, because they differ from the other side. */
  readonly areas?: readonly DifferentArea[] | undefined;
  /** Called with the page once it is shown, and with null when it goes. */
  readonly onPage?: (side: Side, page: Window | null) => void;
  readonly side: Side;
  /** True if it can be scrolled. */
  readonly isLarge?: boolean;
}

/** The first screen of a person, in the page's own pixels. */
export const screenOf = ({ audience }: Persona) => PICTURE_SIZES[audience.device ?? 'desktop'];

const scrollOf = ({ scrollX, scrollY }: Window) => ({ x: scrollX, y: scrollY });

const PictureFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className="picture-wait" role="alert">
    <p>Preview could not load.</p>
    <Button className="button-quiet" onPress={onRetry}>
      Try again
    </Button>
  </div>
);

/** The page in the frame of a picture: whether it is shown, and what stops watching it. */
const useFramedPage = (
  { seek, side, onPage }: Pick<PictureProps, 'seek' | 'side' | 'onPage'>,
  finish: () => void,
) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const sought = useRef(seek);
  useEffect(() => {
    sought.current = seek;
    const shown = frame.current?.contentDocument;
    if (shown && state === 'shown') highlightMarks(shown, seek);
  }, [seek, state]);
  useEffect(() => {
    if (state !== 'shown') return;
    onPage?.(side, frame.current?.contentWindow ?? null);
    return () => onPage?.(side, null);
  }, [state, side, onPage]);
  const load = () => {
    const [shown, view] = [frame.current?.contentDocument, frame.current?.contentWindow];
    if (view?.location.href === 'about:blank') return;
    finish();
    if (!shown || !view || shown.querySelector('[data-block-id]') === null) {
      setState('failed');
      return;
    }
    highlightMarks(shown, seek);
    stop.current();
    stop.current = holdStill(view, {
      onShift: redraw,
      onGrow: () => highlightMarks(shown, sought.current),
    });
    setState('shown');
  };
  return {
    frame,
    load,
    reset: () => setState('loading'),
    hasFailed: state === 'failed',
    shown: state === 'shown' ? (frame.current?.contentDocument ?? null) : null,
  };
};

/** A page for a persona, scaled to the available width, with changed blocks outlined. */
export const Picture = (props: PictureProps) => {
  const { change, revision, version, path, persona, title, marks, isLarge = false, areas } = props;
  const containerRef = useRef<HTMLDivElement>(null);
  const { width: room, wasSeen } = useIsNearby(containerRef);
  const loadPreview = () =>
    callStudio(previewChange, {
      body: { change, ...(revision === undefined ? {} : { revision }), path, persona },
    });
  const key = ['picture', change, revision, version, path, JSON.stringify(persona)];
  const { data, error, mutate } = useQuery(wasSeen ? key : null, loadPreview, ONCE);
  const { isOn, finish } = useQueuedTask(data !== undefined);
  const { frame, load, reset, shown, ...page } = useFramedPage(props, finish);
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const retry = () => {
    reset();
    tryAgain();
    void mutate();
  };
  const size = screenOf(persona);
  const scale = room > 0 ? Math.min(1, room / size.width) : 0;
  const hasFailed = page.hasFailed || error !== undefined;
  return (
    <div className="picture" ref={containerRef}>
      <div
        className="picture-sheet"
        style={{ width: size.width * scale, height: size.height * scale }}
      >
        {isOn && data && !hasFailed && (
          <iframe
            key={tries}
            ref={frame}
            src={data.href}
            title={title}
            className="picture-frame"
            data-shown={shown !== null || undefined}
            inert={!isLarge}
            aria-hidden={!isLarge || undefined}
            tabIndex={-1}
            {...size}
            style={{ transform: `scale(${scale})` }}
            onLoad={load}
          />
        )}
        {shown?.defaultView && areas && (
          <DifferenceMap areas={areas} scroll={scrollOf(shown.defaultView)} scale={scale} />
        )}
        {shown && <Outlines of={outlinedIn(shown, marks)} scale={scale} />}
        {!shown && !hasFailed && <p className="picture-wait soft">Loading…</p>}
        {hasFailed && <PictureFailure onRetry={retry} />}
      </div>
    </div>
  );
};
