import type { Messages } from '@broadsheet/messages/message-areas';
import * as styles from './resume-builder.styles.ts';

interface PitchProps {
  readonly plans: string;
  readonly messages: Messages['resume-builder'];
}

/** The benefits of the resume builder, for members without the plan. */
export const Pitch = ({ plans, messages }: PitchProps) => (
  <>
    <p>{messages.planNeeded}</p>
    <ul className={styles.gives}>
      <li>{messages.givesResumes}</li>
      <li>{messages.givesForJob}</li>
      <li>{messages.givesTemplates}</li>
      <li>{messages.givesSections}</li>
      <li>{messages.givesPdf}</li>
      <li>{messages.givesJson}</li>
    </ul>
    <p>
      <a href={plans}>{messages.seePlans}</a>
    </p>
  </>
);
