import { formatMessage } from '@broadsheet/messages/format-message';
import { Link, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { DocumentTexts } from './document-order.ts';
import type { DocumentStyles } from './document-styles.ts';

interface Styled {
  readonly styles: DocumentStyles;
}

/** The head of the first page. */
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

/** A heading and what belongs to it; the heading never stands alone at the foot of a page. */
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

/** A longer text may go on on the next page, since one that stays whole has to fit on one. */
const MAX_UNSPLIT_TEXT = 1_000;

interface EntriesProps extends Styled {
  readonly entries: readonly { readonly title: string; readonly text: string }[];
}

/** What comes one after the other, by number. */
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
  /** Where the same can be read on the site, as of today. */
  readonly url: string;
  readonly note: string;
  readonly texts: DocumentTexts;
}

/** The foot of every page. */
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
