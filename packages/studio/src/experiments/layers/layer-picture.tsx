import { formatPercent } from '../format-numbers.ts';
import { freeOf, type Stretch, type TakenStretch } from './layers.ts';

const WIDTH = 360;
const HEIGHT = 28;

const formatStretch = ({ from, until }: Stretch): string =>
  `${formatPercent(from)} to ${formatPercent(until)}`;

interface LayerPictureProps {
  readonly name: string;
  readonly own: Stretch;
  readonly taken: readonly TakenStretch[];
}

const StretchMark = ({ of, kind }: { readonly of: Stretch; readonly kind: 'own' | 'taken' }) => (
  <rect
    className={`layer-${kind}`}
    x={of.from * WIDTH}
    y={kind === 'own' ? HEIGHT / 2 : 0}
    width={Math.max(0, of.until - of.from) * WIDTH}
    height={HEIGHT / 2}
  />
);

/** A layer as a bar: the ranges of other experiments above, this one's range below, and a text alternative. */
export const LayerPicture = ({ name, own, taken }: LayerPictureProps) => {
  const free = freeOf([...taken, own].sort((left, right) => left.from - right.from));
  return (
    <figure className="layer-picture">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect className="layer-all" x={0} y={0} width={WIDTH} height={HEIGHT} />
        {taken.map((each) => (
          <StretchMark key={each.key} of={each} kind="taken" />
        ))}
        <StretchMark of={own} kind="own" />
      </svg>
      <figcaption>
        <ul>
          <li>
            <span className="layer-mark" data-kind="own" /> This experiment: {formatStretch(own)}
          </li>
          {taken.map((each) => (
            <li key={each.key}>
              <span className="layer-mark" data-kind="taken" /> {each.key}: {formatStretch(each)}
            </li>
          ))}
          <li>
            <span className="layer-mark" data-kind="free" />{' '}
            {free.length === 0
              ? `No free traffic in ${name}`
              : `Free: ${free.map(formatStretch).join(', ')}`}
          </li>
        </ul>
      </figcaption>
    </figure>
  );
};
