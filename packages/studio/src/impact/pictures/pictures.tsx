import type { Change } from '@broadsheet/contract/studio/change';
import { Button } from 'react-aria-components';
import { AddressForm } from './address-form.tsx';
import { Pair } from './pair.tsx';
import type { PicturedGroup } from './pictured-group.ts';

interface PicturesProps {
  readonly change: Change;
  readonly pictured: PicturedGroup;
  readonly path: string | null;
  readonly onPath: (path: string) => void;
  readonly onOpen: () => void;
}

/** The page of a group before and after, small; a click opens both large. */
export const Pictures = ({ change, pictured, path, onPath, onOpen }: PicturesProps) => {
  const { group, page, who, marks } = pictured;
  if (path === null) return <AddressForm onPath={onPath} />;
  return (
    <div className="pictures">
      <Pair {...{ change, group, path, who, marks }} seek={marks} />
      <Button
        className="pictures-open"
        aria-label={`Look closer: ${page}, ${who}`}
        onPress={onOpen}
      >
        <span className="button-quiet">Look closer</span>
      </Button>
    </div>
  );
};
