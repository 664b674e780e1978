import type { ResumeSheet, SheetSection } from '@broadsheet/contract/resume/resume-sheet';
import type { SheetEntry, SheetLink } from '@broadsheet/contract/resume/sheet-entries';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { Link, type StyleSheet, Text, View } from '@react-pdf/renderer';
import type { DocumentTexts } from '../document-order.ts';

type Style = Parameters<typeof StyleSheet.create>[0][string];

/** Styles that every template defines. */
export interface ResumeStyles {
  readonly section: Style;
  readonly heading: Style;
  readonly entry: Style;
  readonly head: Style;
  readonly title: Style;
  readonly location: Style;
  readonly period: Style;
  readonly text: Style;
  readonly point: Style;
  readonly bullet: Style;
  readonly pointText: Style;
  readonly link: Style;
  readonly contact: Style;
  readonly foot: Style;
}

/** The props of every template. */
export interface SheetPageProps {
  readonly sheet: ResumeSheet;
  readonly texts: DocumentTexts;
  readonly titles: Messages['resume-sheet'];
}

interface Styled {
  readonly styles: ResumeStyles;
}

/** A shorter text stays on the page of its heading; a longer one might fill a page. */
const OPENING_MAX = 900;

const NO_ENTRY: SheetEntry = {
  title: '',
  location: '',
  period: '',
  link: null,
  paragraphs: [],
  points: [],
};

/** A contact, as a link where it has one. */
const Contact = ({ styles, contact }: Styled & { readonly contact: SheetLink }) =>
  contact.href === null ? (
    contact.text
  ) : (
    <Link src={contact.href} style={styles.link}>
      {contact.text}
    </Link>
  );

/** The contacts, one per line or as the template lays them out. */
export const Contacts = ({
  styles,
  contacts,
}: Styled & { readonly contacts: readonly SheetLink[] }) =>
  contacts.map((contact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change, and two links may lead to the same
    <Text key={index} style={styles.contact}>
      <Contact styles={styles} contact={contact} />
    </Text>
  ));

const EntryHead = ({ styles, entry }: Styled & { readonly entry: SheetEntry }) => (
  <View>
    <View style={styles.head}>
      <Text style={styles.title}>{entry.title}</Text>
      {entry.period !== '' && <Text style={styles.period}>{entry.period}</Text>}
    </View>
    {entry.location !== '' && <Text style={styles.location}>{entry.location}</Text>}
    {entry.link && (
      <Text style={styles.location}>
        <Contact styles={styles} contact={entry.link} />
      </Text>
    )}
  </View>
);

const Paragraphs = ({ styles, texts }: Styled & { readonly texts: readonly string[] }) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change, and two paragraphs may say the same
    <Text key={index} style={styles.text} orphans={2} widows={2}>
      {text}
    </Text>
  ));

const Points = ({ styles, points }: Styled & { readonly points: readonly string[] }) =>
  points.map((point, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change, and two points may say the same
    <View key={index} style={styles.point} wrap={false}>
      <Text style={styles.bullet}>•</Text>
      <Text style={styles.pointText} orphans={2} widows={2}>
        {point}
      </Text>
    </View>
  ));

interface EntryProps extends Styled {
  readonly entry: SheetEntry;
  /** The section's heading, above its first entry. */
  readonly heading: string | null;
}

/** An entry that holds its heading, title and first text together on one page. */
const Entry = ({ styles, entry, heading }: EntryProps) => {
  const { title, paragraphs, points } = entry;
  const [first = ''] = paragraphs;
  const opening = first.length > OPENING_MAX ? [] : paragraphs.slice(0, 1);
  const ofEntry = title === '' ? styles.text : styles.entry;
  const openingPoints = paragraphs.length === 0 ? points.slice(0, 1) : [];
  return (
    <>
      <View wrap={false} style={heading === null ? ofEntry : styles.section}>
        {heading !== null && <Heading styles={styles} title={heading} />}
        {title !== '' && <EntryHead styles={styles} entry={entry} />}
        <Paragraphs styles={styles} texts={opening} />
        <Points styles={styles} points={openingPoints} />
      </View>
      <Paragraphs styles={styles} texts={paragraphs.slice(opening.length)} />
      <Points styles={styles} points={points.slice(openingPoints.length)} />
    </>
  );
};

export const Heading = ({ styles, title }: Styled & { readonly title: string }) => (
  <Text style={styles.heading}>{title}</Text>
);

/**
 * The sections of a column, with all their entries as siblings: react-pdf must not move an entry that is the first of a
 * nested group to another page.
 */
export const Sections = ({
  styles,
  sections,
}: Styled & { readonly sections: readonly SheetSection[] }) =>
  sections.flatMap(({ key, title, entries }) =>
    entries.map((entry, index) => (
      <Entry
        // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change, and two entries may say the same
        key={`${key} ${index}`}
        styles={styles}
        entry={entry}
        heading={index === 0 ? title : null}
      />
    )),
  );

/** The summary above the sections. */
export const Summary = ({
  styles,
  heading,
  paragraphs,
}: Styled & { readonly heading: string; readonly paragraphs: readonly string[] }) =>
  paragraphs.length > 0 && (
    <Entry styles={styles} entry={{ ...NO_ENTRY, paragraphs }} heading={heading} />
  );

/** The page number from the second page on; a resume of one page shows none. */
export const PageNumber = ({
  styles,
  name,
  texts,
}: Styled & { readonly name: string; readonly texts: DocumentTexts }) => (
  <Text
    style={styles.foot}
    fixed
    render={({ pageNumber, totalPages }) =>
      pageNumber > 1
        ? [name, formatMessage(texts.resumePage, { page: pageNumber, pages: totalPages })]
            .filter(Boolean)
            .join(', ')
        : ''
    }
  />
);
