import { NOT_FOUND_HEADING } from '@broadsheet/contract/constants';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as control from './control.styles.ts';
import type { Link } from './link.ts';
import * as styles from './not-found-section.styles.ts';

interface NotFoundSectionProps {
  /** Id of the block. */
  readonly id: string;
  readonly text: string;
  readonly messages: Pick<Messages, 'suggestions'>;
  readonly categories: readonly Link[];
}

/** The section of a page that does not exist: heading, search and links. */
export const NotFoundSection = ({ id, text, messages, categories }: NotFoundSectionProps) => (
  <section className={styles.section} aria-labelledby={`${id}-title`}>
    <h1 className={styles.heading} id={`${id}-title`}>
      {NOT_FOUND_HEADING}
    </h1>
    <p className={styles.text}>{text}</p>
    <search>
      <form className={styles.form} action="/search">
        <label className={control.hidden} htmlFor={`${id}-q`}>
          {messages.suggestions.searchJobs}
        </label>
        <input
          className={control.field}
          id={`${id}-q`}
          name="q"
          type="search"
          maxLength={120}
          placeholder={messages.suggestions.placeholder}
        />
        <button className={control.primary} type="submit">
          {messages.suggestions.search}
        </button>
      </form>
    </search>
    <h2 className={styles.subheading}>{messages.suggestions.tryThese}</h2>
    <ul className={styles.links}>
      {categories.map(({ label, href }) => (
        <li key={href}>
          <a className={control.listLink} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
