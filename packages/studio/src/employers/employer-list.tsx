import type { EmployerPicture, StaffEmployer } from '@broadsheet/contract/entities/staff-employer';
import { coverSource } from '@broadsheet/contract/picture-source';
import { Button } from 'react-aria-components';
import { OfficeCell } from './office-cell.tsx';
import { PICTURE_TEXT } from './picture-text.ts';

interface PictureActions {
  readonly onUpload: (employer: StaffEmployer, picture: EmployerPicture) => void;
  readonly onRemove: (employer: StaffEmployer, picture: EmployerPicture) => void;
}

interface PictureCellProps extends PictureActions {
  readonly employer: StaffEmployer;
  readonly picture: EmployerPicture;
}

const SIZES = { logo: { width: 72, height: 72 }, cover: { width: 128, height: 72 } } as const;

const PictureCell = ({ employer, picture, onUpload, onRemove }: PictureCellProps) => {
  const { [picture]: address, name: employerName } = employer;
  const { name, title } = PICTURE_TEXT[picture];
  const frame = { className: 'employer-frame', 'data-picture': picture };
  return (
    <div className="employer-picture">
      {address === null ? (
        <span {...frame}>No {name}</span>
      ) : (
        <img
          {...frame}
          {...SIZES[picture]}
          {...coverSource(address, picture === 'cover' ? employer.coverSizes : null, '8rem')}
          alt={`${title} of ${employerName}`}
        />
      )}
      <div className="buttons">
        <Button
          className="button-quiet"
          aria-label={`${address === null ? 'Upload' : 'Replace'} ${name} of ${employerName}`}
          onPress={() => onUpload(employer, picture)}
        >
          {address === null ? 'Upload' : 'Replace'} {name}…
        </Button>
        {address !== null && (
          <Button
            className="button-bare"
            aria-label={`Remove ${name} of ${employerName}`}
            onPress={() => onRemove(employer, picture)}
          >
            Remove…
          </Button>
        )}
      </div>
    </div>
  );
};

const formatJobs = (count: number): string => {
  if (count === 0) return 'No open jobs';
  return count === 1 ? '1 open job' : `${count} open jobs`;
};

interface EmployerListProps extends PictureActions {
  readonly employers: readonly StaffEmployer[];
  /** Their pages are on this host. */
  readonly isHere: boolean;
  readonly onOpenOffice: (employer: StaffEmployer) => void;
}

export const EmployerList = (props: EmployerListProps) => {
  const { employers, isHere, onOpenOffice, ...actions } = props;
  return (
    <ul className="employers" aria-label="Employers">
      {employers.map((employer) => (
        <li key={employer.id} className="employer">
          <div>
            <h2>
              {isHere ? <a href={`/company/${employer.slug}`}>{employer.name}</a> : employer.name}
            </h2>
            <p className="soft">{formatJobs(employer.openJobs)}</p>
          </div>
          <div className="employer-pictures">
            <PictureCell employer={employer} picture="logo" {...actions} />
            <PictureCell employer={employer} picture="cover" {...actions} />
            <OfficeCell employer={employer} onOpen={onOpenOffice} />
          </div>
        </li>
      ))}
    </ul>
  );
};
