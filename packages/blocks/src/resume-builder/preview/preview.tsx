import {
  columnsOf,
  type ResumeSheet,
  type SheetSection,
} from '@broadsheet/contract/resume/resume-sheet';
import type { SheetEntry } from '@broadsheet/contract/resume/sheet-entries';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as styles from './preview.styles.ts';

const Entry = ({ title, location, period, link, paragraphs, points }: SheetEntry) => (
  <div className={styles.entry}>
    {title !== '' && (
      <p className={styles.head}>
        <strong>{title}</strong> {period !== '' && <span className={styles.soft}>{period}</span>}
      </p>
    )}
    {location !== '' && <p className={styles.soft}>{location}</p>}
    {link && <p className={styles.soft}>{link.text}</p>}
    {paragraphs.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs can be equal
      <p key={index}>{text}</p>
    ))}
    {points.length > 0 && (
      <ul className={styles.points}>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points can be equal
          <li key={index}>{point}</li>
        ))}
      </ul>
    )}
  </div>
);

const Sections = ({ sections }: { readonly sections: readonly SheetSection[] }) =>
  sections.map(({ key, title, entries }) => (
    <section key={key} className={styles.section}>
      <h4 className={styles.heading}>{title}</h4>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries can be equal
        <Entry key={index} {...entry} />
      ))}
    </section>
  ));

interface SummaryProps {
  readonly title: string;
  readonly texts: readonly string[];
}

const Summary = ({ title, texts }: SummaryProps) =>
  texts.length > 0 && (
    <section className={styles.section}>
      <h4 className={styles.heading}>{title}</h4>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs can be equal
        <p key={index}>{text}</p>
      ))}
    </section>
  );

const Contacts = ({ contacts }: Pick<ResumeSheet, 'contacts'>) => (
  <ul className={styles.contacts}>
    {contacts.map(({ text }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two links can be equal
      <li key={index}>{text}</li>
    ))}
  </ul>
);

interface PreviewProps {
  readonly sheet: ResumeSheet;
  readonly yourName: string;
  readonly titles: Messages['resume-sheet'];
}

/** A resume in its template, close to the PDF. */
export const Preview = ({ sheet, yourName, titles }: PreviewProps) => {
  const { main, beside } = columnsOf(sheet);
  const who = (
    <div className={styles.who}>
      <p className={styles.name}>{sheet.name === '' ? yourName : sheet.name}</p>
      {sheet.label !== '' && <p className={styles.label}>{sheet.label}</p>}
    </div>
  );
  if (sheet.template === 'modern')
    return (
      <div className={`${styles.sheet} ${styles.modern}`}>
        <div className={styles.main}>
          {who}
          <Summary title={titles.summary} texts={sheet.summary} />
          <Sections sections={main} />
        </div>
        <div className={styles.beside}>
          <section className={styles.section}>
            <h4 className={styles.heading}>{titles.contact}</h4>
            <Contacts contacts={sheet.contacts} />
          </section>
          <Sections sections={beside} />
        </div>
      </div>
    );
  return (
    <div
      className={`${styles.sheet} ${sheet.template === 'compact' ? styles.compact : styles.classic}`}
    >
      <div className={styles.masthead}>
        {who}
        <Contacts contacts={sheet.contacts} />
      </div>
      <Summary title={titles.summary} texts={sheet.summary} />
      <Sections sections={sheet.sections} />
    </div>
  );
};
