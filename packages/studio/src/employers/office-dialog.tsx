import type { Brand } from '@broadsheet/contract/brand';
import { OFFICE_PICTURES_MAX } from '@broadsheet/contract/entities/office-picture';
import type { StaffEmployer } from '@broadsheet/contract/entities/staff-employer';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { OfficePictureList } from './office-picture-list.tsx';
import { OfficeUpload } from './office-upload.tsx';

interface OfficeDialogProps {
  readonly brand: Brand;
  readonly employer: StaffEmployer;
  readonly onDone: (changed: StaffEmployer) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The office pictures of one employer: add, describe, move and remove them. */
export const OfficeDialog = ({ brand, employer, onDone, onClose }: OfficeDialogProps) => {
  const [isAdding, setAdding] = useState(false);
  const pictures = employer.officePictures ?? [];
  const isFull = pictures.length >= OFFICE_PICTURES_MAX;
  if (isAdding)
    return (
      <DialogFrame title={`Add office picture of ${employer.name}`} onClose={onClose} isWide>
        <OfficeUpload
          brand={brand}
          employer={employer}
          onDone={onDone}
          onClose={() => setAdding(false)}
        />
      </DialogFrame>
    );
  return (
    <DialogFrame title={`Office pictures of ${employer.name}`} onClose={onClose} isWide>
      <p>
        The company page shows them in this order. {pictures.length} of {OFFICE_PICTURES_MAX} added.
      </p>
      <OfficePictureList brand={brand} employer={employer} onDone={onDone} />
      <div className="buttons">
        {!isFull && (
          <Button className="button" onPress={() => setAdding(true)}>
            Add picture…
          </Button>
        )}
        <Button className="button-quiet" onPress={onClose}>
          Close
        </Button>
      </div>
    </DialogFrame>
  );
};
