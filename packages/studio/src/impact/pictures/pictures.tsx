import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { Skeleton } from '../../controls/skeleton.tsx';
import { useExample } from '../../editor/canvas/use-example.ts';
import { AddressForm } from './address-form.tsx';
import { Pair } from './pair.tsx';
import type { PictureSides } from './picture-sides.ts';
import type { PicturedGroup } from './pictured-group.ts';

interface PicturesProps {
  readonly sides: PictureSides;
  readonly pictured: PicturedGroup;
  readonly path: string | null;
  readonly onPath: (path: string) => void;
  readonly onOpen: () => void;
}

/** An example path: found by the BFF, or entered by the user. */
const FindAddress = ({ pictured, onPath }: Pick<PicturesProps, 'pictured' | 'onPath'>) => {
  const { data, error } = useExample(pictured.kind, pictured.group.example.brand);
  const found = data?.path ?? null;
  useEffect(() => {
    if (found !== null) onPath(found);
  }, [found, onPath]);
  if (data === undefined && !error) return <Skeleton rows={2} />;
  return found === null ? <AddressForm onPath={onPath} /> : null;
};

/** Small pictures of a group's page before and after; a click opens both large. */
export const Pictures = ({ sides, pictured, path, onPath, onOpen }: PicturesProps) => {
  const { group, page, who, marks } = pictured;
  if (path === null) return <FindAddress pictured={pictured} onPath={onPath} />;
  return (
    <div className="pictures">
      <Pair {...{ sides, group, path, who, marks }} seek={marks} />
      <Button
        className="pictures-open"
        aria-label={`Enlarge preview: ${page}, ${who}`}
        onPress={onOpen}
      >
        <span className="button-quiet">Enlarge preview</span>
      </Button>
    </div>
  );
};
