import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './course-search.styles.ts';
import type { courseSearch } from './schema.ts';

export const CourseSearch = ({ id, settings, data, messages }: BlockProps<typeof courseSearch>) => (
  <section className={styles.hero} aria-labelledby={`${id}-title`}>
    <h1 className={styles.title} id={`${id}-title`}>
      {data.title ?? settings.title}
    </h1>
    {settings.text && <p className={styles.text}>{settings.text}</p>}
    <search>
      <form className={styles.form} action="/search">
        <input type="hidden" name="search" value="course" />
        <label className={control.hidden} htmlFor={`${id}-words`}>
          {messages.courses.searchLabel}
        </label>
        <input
          className={control.field}
          id={`${id}-words`}
          name="q"
          type="search"
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={messages.courses.searchPlaceholder}
        />
        <button className={control.primary} type="submit">
          {settings.button}
        </button>
      </form>
    </search>
  </section>
);
