import type { Action } from '@broadsheet/contract/actions';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { StepData } from './schema.ts';

/** The props of every step. */
export interface StepProps {
  readonly id: string;
  readonly data: StepData;
  readonly messages: Pick<
    Messages,
    | 'cover'
    | 'education'
    | 'forms'
    | 'person'
    | 'profile'
    | 'registration'
    | 'resume-reading'
    | 'salary'
    | 'skills'
    | 'upload'
    | 'work'
  >;
  readonly dispatch: (action: Action) => void;
  /** Called after a save: goes to the next step. */
  readonly onNext: () => 'leaving';
}
