import type { ReactNode } from 'react';

interface SaveButtonProps {
  readonly id: number | string;
  readonly saved: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** Saves or unsaves a job. The form around it has the action that saves. */
export const SaveButton = ({ id, saved, className, children }: SaveButtonProps) => (
  <button
    className={className}
    type="submit"
    name="jobcode"
    value={id}
    aria-pressed={saved}
    formAction={saved ? '/api/job/jobdetail/unsave' : undefined}
  >
    {children}
  </button>
);
