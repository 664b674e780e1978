import type { StaffEmployer } from '@broadsheet/contract/entities/staff-employer';
import { pictureSource } from '@broadsheet/contract/picture-source';
import { Button } from 'react-aria-components';

interface OfficeCellProps {
  readonly employer: StaffEmployer;
  readonly onOpen: (employer: StaffEmployer) => void;
}

/** How many office pictures an employer has, with the first one. */
export const OfficeCell = ({ employer, onOpen }: OfficeCellProps) => {
  const pictures = employer.officePictures ?? [];
  const [first] = pictures;
  const frame = { className: 'employer-frame', 'data-picture': 'office' };
  return (
    <div className="employer-picture">
      {first ? (
        <img
          {...frame}
          {...pictureSource(first, '6.75rem')}
          alt={first.alt}
          width={108}
          height={72}
        />
      ) : (
        <span {...frame}>No office pictures</span>
      )}
      <div className="buttons">
        <Button
          className="button-quiet"
          aria-label={`Office pictures of ${employer.name}: ${pictures.length}`}
          onPress={() => onOpen(employer)}
        >
          Office pictures ({pictures.length})…
        </Button>
      </div>
    </div>
  );
};
