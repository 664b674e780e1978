import { formatMessage } from '@broadsheet/messages/format-message';
import { Link, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { DocumentTexts } from './document-order.ts';
import type { DocumentStyles } from './document-styles.ts';

interface Styled {
  readonly styles: DocumentStyles;
}

/** The header of the first page. */
export const Masthead = (props: Styled & { readonly brand: string; readonly what: string }) => (
  <View style={props.styles.masthead}>
    <Text style={props.styles.brand}>{props.brand}</Text>
    <Text style={props.styles.small}>{props.what}</Text>
  </View>
);

interface SectionProps extends Styled {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A heading and its content; the heading is never the last line of a page. */
export const Section = ({ styles, heading, children }: SectionProps) => (
  <View style={styles.section}>
    <Text style={styles.heading} minPresenceAhead={60}>
      {heading}
    </Text>
    {children}
  </View>
);

interface FactsProps extends Styled {
  readonly facts: readonly (readonly [name: string, value: string])[];
}

export const Facts = ({ styles, facts }: FactsProps) =>
  facts.map(([name, value]) => (
    <View key={name} style={styles.fact} wrap={false}>
      <Text style={styles.factName}>{name}</Text>
      <Text style={styles.factValue}>{value}</Text>
    </View>
  ));

/** A longer text may break across pages, because an unbroken one must fit on a single page. */
const MAX_UNSPLIT_TEXT = 1_000;

interface EntriesProps extends Styled {
  readonly entries: readonly { readonly title: string; readonly text: string }[];
}

/** A numbered list. */
export const Entries = ({ styles, entries }: EntriesProps) =>
  entries.map(({ title, text }, index) => (
    <View key={title} style={styles.entry} wrap={text.length > MAX_UNSPLIT_TEXT}>
      <Text style={styles.entryNumber}>{index + 1}</Text>
      <View style={styles.entryText}>
        <Text style={styles.entryTitle}>{title}</Text>
        <Text>{text}</Text>
      </View>
    </View>
  ));

interface FooterProps extends Styled {
  /** The page of the site with the current version. */
  readonly url: string;
  readonly note: string;
  readonly texts: DocumentTexts;
}

/** The footer of every page. */
export const Footer = ({ styles, url, note, texts }: FooterProps) => (
  <View style={styles.footer} fixed>
    <Text>
      {note}{' '}
      <Link src={url} style={styles.link}>
        {url.replace(/^https?:\/\//, '')}
      </Link>
    </Text>
    <Text
      render={({ pageNumber, totalPages }) =>
        formatMessage(texts.pageOf, { page: pageNumber, pages: totalPages })
      }
    />
  </View>
);
