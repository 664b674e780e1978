import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { DialogFrame } from '../../controls/dialog-frame.tsx';
import { Empty } from '../../controls/empty.tsx';
import { MARK_LABELS, type Mark } from './marks.ts';
import { Pair } from './pair.tsx';
import type { PictureSides } from './picture-sides.ts';
import type { PicturedGroup } from './pictured-group.ts';

interface PairDialogProps {
  readonly sides: PictureSides;
  readonly groups: readonly PicturedGroup[];
  readonly at: number;
  /** Example paths by group index, for pages that need one. */
  readonly pathOf: (at: number) => string | null;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

interface LargeProps {
  readonly sides: PictureSides;
  readonly pictured: PicturedGroup;
  readonly path: string;
}

const Large = ({ pictured, path, sides }: LargeProps) => {
  const { group, who, marks, lines } = pictured;
  const [sought, setSought] = useState<readonly Mark[]>(marks);
  return (
    <>
      <ul className="buttons picture-marks" aria-label="Go to change">
        {marks.map((mark) => (
          <li key={mark.id}>
            <Button
              className="picture-mark"
              data-kind={mark.kind}
              onPress={() => setSought([mark])}
            >
              <span aria-hidden="true">{MARK_LABELS[mark.kind].sign}</span>{' '}
              {MARK_LABELS[mark.kind].word}: {mark.title}
            </Button>
          </li>
        ))}
      </ul>
      <Pair {...{ sides, group, path, who, marks }} seek={sought} isLarge />
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
};

/** Two large pictures: arrow keys move through the groups, Escape closes. */
export const PairDialog = (props: PairDialogProps) => {
  const { sides, groups, at, pathOf, onMove, onClose } = props;
  const last = groups.length - 1;
  useEffect(() => {
    const step = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight' && at < last) onMove(at + 1);
      if (key === 'ArrowLeft' && at > 0) onMove(at - 1);
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  }, [at, last, onMove]);
  const pictured = groups[at];
  if (!pictured) return null;
  const path = pathOf(at);
  const { page, who, share } = pictured;
  return (
    <DialogFrame title={page} isWide onClose={onClose}>
      <p aria-live="polite">
        <strong>{who}</strong> {share && <span className="soft">{share}</span>}{' '}
        <span className="soft">
          Audience {at + 1} of {groups.length}
        </span>
      </p>
      <div className="buttons">
        {last > 0 && (
          <>
            <Button className="button-quiet" isDisabled={at === 0} onPress={() => onMove(at - 1)}>
              ← Previous audience
            </Button>
            <Button
              className="button-quiet"
              isDisabled={at === last}
              onPress={() => onMove(at + 1)}
            >
              Next audience →
            </Button>
          </>
        )}
        <Button className="button" onPress={onClose}>
          Close
        </Button>
      </div>
      {path === null ? (
        <Empty>Choose a page URL to preview first.</Empty>
      ) : (
        <Large key={at} {...{ sides, pictured, path }} />
      )}
    </DialogFrame>
  );
};
