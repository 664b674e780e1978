import type { Brand } from '@broadsheet/contract/brand';
import type { StaffEmployer } from '@broadsheet/contract/entities/staff-employer';
import { imageOfAddress } from '@broadsheet/contract/media';
import {
  changeOfficePicture,
  removeOfficePicture,
} from '@broadsheet/contract/studio/office-picture-calls';
import { callStudio } from '../api/call-studio.ts';
import { Empty } from '../controls/empty.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { OfficePictureItem, type PictureEdit } from './office-picture-item.tsx';

interface OfficePictureListProps {
  readonly brand: Brand;
  readonly employer: StaffEmployer;
  readonly onDone: (changed: StaffEmployer) => Promise<unknown>;
}

/** The pictures in the order of the page. Each change is saved at once. */
export const OfficePictureList = ({ brand, employer, onDone }: OfficePictureListProps) => {
  const { act, isBusy, fault } = useAct();
  const pictures = employer.officePictures ?? [];
  const target = (address: string) => ({
    params: { employer: employer.id, image: imageOfAddress(address) ?? '' },
    query: { brand },
  });
  const change = (address: string, edit: PictureEdit) =>
    act(async () => {
      const changed = await callStudio(changeOfficePicture, { ...target(address), body: edit });
      await onDone(changed.employer);
      showToast(edit.alt === undefined ? 'Order saved.' : 'Description saved.');
    });
  const remove = (address: string) =>
    act(async () => {
      const removed = await callStudio(removeOfficePicture, { ...target(address), body: {} });
      await onDone(removed.employer);
      showToast('Office picture removed.');
    });
  if (pictures.length === 0)
    return <Empty>No office pictures yet. The company page then shows none.</Empty>;
  return (
    <>
      <ol className="office-pictures">
        {pictures.map((picture, index) => (
          <OfficePictureItem
            key={picture.address}
            picture={picture}
            position={index + 1}
            total={pictures.length}
            isBusy={isBusy}
            onChange={(edit) => change(picture.address, edit)}
            onRemove={() => remove(picture.address)}
          />
        ))}
      </ol>
      <FaultLine fault={fault} />
    </>
  );
};
