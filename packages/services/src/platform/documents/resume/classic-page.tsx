import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { BOOK, NARROW } from '../document-fonts.ts';
import { Contacts, PageNumber, Sections, type SheetPageProps, Summary } from './resume-parts.tsx';

const INK = '#1a1a1a';
const SOFT = '#4a4a4a';

/** One column in a serif, with thin rules above its headings. Lengths are points. */
const styles = StyleSheet.create({
  page: {
    paddingTop: 48,
    paddingBottom: 56,
    paddingHorizontal: 58,
    fontFamily: [BOOK, NARROW],
    fontSize: 10.5,
    color: INK,
  },
  masthead: { alignItems: 'center', marginBottom: 6 },
  name: { fontSize: 23, fontWeight: 700, lineHeight: 1.2, textAlign: 'center' },
  label: { fontSize: 11.5, color: SOFT, lineHeight: 1.4, textAlign: 'center' },
  contacts: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', marginTop: 4 },
  contact: { fontSize: 9.5, color: SOFT, lineHeight: 1.5, marginHorizontal: 8 },
  section: { marginTop: 12 },
  heading: {
    fontSize: 11.5,
    fontWeight: 700,
    lineHeight: 1.3,
    borderBottom: `0.75pt solid ${INK}`,
    paddingBottom: 2,
    marginBottom: 5,
  },
  entry: { marginTop: 7 },
  head: { flexDirection: 'row', justifyContent: 'space-between' },
  title: { fontSize: 10.5, fontWeight: 700, flex: 1, lineHeight: 1.35 },
  period: { color: SOFT, fontSize: 9.5, marginLeft: 16, lineHeight: 1.4 },
  location: { fontSize: 10.5, color: SOFT, lineHeight: 1.35 },
  text: { fontSize: 10.5, lineHeight: 1.4, marginTop: 1 },
  point: { flexDirection: 'row', marginTop: 1 },
  bullet: { fontSize: 10.5, width: 12, lineHeight: 1.4 },
  pointText: { fontSize: 10.5, flex: 1, lineHeight: 1.4 },
  link: { color: SOFT, textDecoration: 'none' },
  foot: {
    position: 'absolute',
    bottom: 26,
    left: 58,
    right: 58,
    textAlign: 'center',
    fontSize: 8.5,
    color: SOFT,
  },
});

export const ClassicPage = ({ sheet, texts, titles }: SheetPageProps) => (
  <Page size="A4" style={styles.page}>
    <View style={styles.masthead}>
      <Text style={styles.name}>{sheet.name}</Text>
      {sheet.label !== '' && <Text style={styles.label}>{sheet.label}</Text>}
      <View style={styles.contacts}>
        <Contacts styles={styles} contacts={sheet.contacts} />
      </View>
    </View>
    <Summary styles={styles} heading={titles.summary} paragraphs={sheet.summary} />
    <Sections styles={styles} sections={sheet.sections} />
    <PageNumber styles={styles} name={sheet.name} texts={texts} />
  </Page>
);
