import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './course-enquiry.styles.ts';
import type { courseEnquiry } from './schema.ts';

type Props = BlockProps<typeof courseEnquiry>;

const noteOf = ({ isForAll, maySimilar }: Props['data'], messages: Messages['courses']): string => {
  if (isForAll) return messages.loginFirst;
  return maySimilar ? messages.similarNote : messages.onlyThisNote;
};

/** The form has only buttons, so a re-render for the reader loses no input. */
const EnquiryForm = ({ data, messages: { courses } }: Pick<Props, 'data' | 'messages'>) => (
  <form className={styles.form} method="post" action={data.action}>
    <input type="hidden" name="courseIds" value={data.courseId} />
    <input type="hidden" name="reforg" value="course" />
    <input type="hidden" name="next" value={data.next} />
    <button className={control.primary} type="submit">
      {courses.enquireButton}
    </button>
    {data.maySimilar && (
      <button className={control.quiet} type="submit" name="similar" value="1">
        {courses.enquireSimilarButton}
      </button>
    )}
    <p className={styles.note}>{noteOf(data, courses)}</p>
  </form>
);

export const CourseEnquiry = ({ id, settings, data, messages }: Props) => (
  <Section id={id} title={settings.title} note={settings.text}>
    <div className={styles.box}>
      {data.failed !== null && (
        <p className={`${form.notice} ${form.alarm}`} role="alert">
          {data.failed}
        </p>
      )}
      {data.enquiredOn !== '' ? (
        <p className={form.notice} role="status">
          {formatMessage(messages.courses.enquiredOn, { date: data.enquiredOn })}
        </p>
      ) : data.said !== '' ? (
        <p className={form.notice} role="status">
          {data.said}
        </p>
      ) : (
        <EnquiryForm data={data} messages={messages} />
      )}
    </div>
  </Section>
);
