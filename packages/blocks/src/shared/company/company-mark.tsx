import { AVATAR_COLOURS } from '@broadsheet/contract/constants';
import { DecorativePicture } from '../page/decorative-picture.tsx';
import * as styles from './company-mark.styles.ts';

interface CompanyMarkProps {
  /** The name of the employer, course or skill. It determines the mark. */
  readonly name: string;
  readonly logo?: string | null;
  readonly size?: 'small' | 'large';
}

const SHAPES = [
  'M0 0h20a20 20 0 0 1-20 20z',
  'M20 0v20a20 20 0 0 1-20-20z',
  'M20 20h-20a20 20 0 0 1 20-20z',
  'M0 20v-20a20 20 0 0 1 20 20z',
  'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
  'M0 0h20l-20 20z',
  'M3 3h14v14h-14z',
] as const;
const TILES = [
  { x: 0, y: 0 },
  { x: 20, y: 0 },
  { x: 0, y: 20 },
  { x: 20, y: 20 },
] as const;
const SIZES = {
  small: { pixels: 44, className: styles.small },
  large: { pixels: 72, className: styles.large },
} as const;

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** An employer's logo, or a simple mark that is derived from the name. The name is shown beside it. */
export const CompanyMark = ({ name, logo, size = 'small' }: CompanyMarkProps) => {
  const { pixels, className } = SIZES[size];
  if (logo) {
    return <DecorativePicture className={className} src={logo} width={pixels} height={pixels} />;
  }
  const hash = hashOf(name);
  return (
    <svg
      className={className}
      viewBox="0 0 40 40"
      width={pixels}
      height={pixels}
      aria-hidden="true"
    >
      <rect width="40" height="40" fill={AVATAR_COLOURS[hash % AVATAR_COLOURS.length]} />
      {TILES.map(({ x, y }, index) => (
        <path
          key={`${x}-${y}`}
          transform={`translate(${x} ${y})`}
          d={SHAPES[(hash >>> (index * 5 + 3)) % SHAPES.length]}
          fill="#fff"
          fillOpacity={(hash >>> (index + 9)) % 3 === 0 ? 0.45 : 0.92}
        />
      ))}
    </svg>
  );
};
