import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './course-enquiry.styles.ts';
import type { courseEnquiry } from './schema.ts';

type Props = BlockProps<typeof courseEnquiry>;

const noteOf = ({ isForAll, maySimilar }: Props['data']): string => {
  if (isForAll) return 'If you are not logged in, you log in first, and it is then sent.';
  return maySimilar
    ? 'With similar courses, up to three others of the same subject are asked, too.'
    : 'Only this course is asked about.';
};

/** Buttons alone: nothing that is typed or ticked could be lost when it is drawn again for its reader. */
const EnquiryForm = ({ data }: Pick<Props, 'data'>) => (
  <form className={styles.form} method="post" action={data.action}>
    <input type="hidden" name="courseIds" value={data.courseId} />
    <input type="hidden" name="reforg" value="course" />
    <input type="hidden" name="next" value={data.next} />
    <button className={control.primary} type="submit">
      Enquire
    </button>
    {data.maySimilar && (
      <button className={control.quiet} type="submit" name="similar" value="1">
        Enquire here and at similar courses
      </button>
    )}
    <p className={styles.note}>{noteOf(data)}</p>
  </form>
);

export const CourseEnquiry = ({ id, settings, data }: Props) => (
  <Section id={id} title={settings.title} note={settings.text}>
    <div className={styles.box}>
      {data.failed !== null && (
        <p className={`${form.notice} ${form.alarm}`} role="alert">
          {data.failed}
        </p>
      )}
      {data.enquiredOn !== '' ? (
        <p className={form.notice} role="status">
          You enquired on {data.enquiredOn}. The institute writes to the address of your account.
        </p>
      ) : data.said !== '' ? (
        <p className={form.notice} role="status">
          {data.said}
        </p>
      ) : (
        <EnquiryForm data={data} />
      )}
    </div>
  </Section>
);
