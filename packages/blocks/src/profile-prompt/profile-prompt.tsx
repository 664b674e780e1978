import { bffPathOf } from '@broadsheet/contract/call';
import { updateStamp } from '@broadsheet/contract/calls/profile';
import type { BlockProps } from '../block-component.ts';
import * as control from '../parts/control.styles.ts';
import * as styles from './profile-prompt.styles.ts';
import type { profilePrompt } from './schema.ts';

type Data = BlockProps<typeof profilePrompt>['data'];

const Answer = ({ answer, next }: { answer: Data['answers'][number]; next: string }) => (
  <form method="post" action={bffPathOf(updateStamp)}>
    <input type="hidden" name="opt" value={answer.opt} />
    {answer.isUpdate !== undefined && (
      <input type="hidden" name="isUpdate" value={answer.isUpdate} />
    )}
    <input type="hidden" name="next" value={next} />
    <button className={control.quiet} type="submit">
      {answer.label}
    </button>
  </form>
);

export const ProfilePrompt = ({ id, data }: BlockProps<typeof profilePrompt>) => (
  <section className={styles.prompt} aria-labelledby={`${id}-title`}>
    <div>
      <h2 className={styles.title} id={`${id}-title`}>
        {data.title}
      </h2>
      {data.text && <p className={styles.text}>{data.text}</p>}
      {data.failed !== null && (
        <p className={styles.failed} role="alert">
          {data.failed}
        </p>
      )}
    </div>
    <div className={styles.ways}>
      {data.links.map(({ label, href }) => (
        <a className={control.quiet} key={href} href={href}>
          {label}
        </a>
      ))}
      {data.answers.map((answer) => (
        <Answer key={answer.label} answer={answer} next={data.next} />
      ))}
    </div>
  </section>
);
