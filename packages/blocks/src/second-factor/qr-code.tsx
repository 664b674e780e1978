import { useEffect, useState } from 'react';
import * as styles from './second-factor.styles.ts';

interface QrImage {
  readonly size: number;
  readonly path: string;
}

const renderQrCode = async (text: string): Promise<QrImage> => {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: 1 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x},${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
};

/** A text as a QR code. Its renderer is loaded on demand; the text is shown beside it. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const [image, setImage] = useState<QrImage | null>(null);
  useEffect(() => {
    let isWanted = true;
    renderQrCode(text).then(
      (rendered) => isWanted && setImage(rendered),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  const { size, path } = image ?? { size: 1, path: '' };
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
};
