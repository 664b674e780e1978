import { Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { NARROW } from '../document-fonts.ts';
import { Contacts, PageNumber, Sections, type SheetPageProps, Summary } from './resume-parts.tsx';

const INK = '#202020';
const SOFT = '#505050';
const RULE = '#b5b5b5';

/** Small, dense and in one column: a long career on few pages. Lengths are points. */
const styles = StyleSheet.create({
  page: {
    paddingTop: 34,
    paddingBottom: 44,
    paddingHorizontal: 42,
    fontFamily: NARROW,
    fontSize: 9,
    color: INK,
  },
  masthead: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    borderBottom: `1.5pt solid ${INK}`,
    paddingBottom: 5,
  },
  who: { flex: 1, paddingRight: 16 },
  name: { fontSize: 18, fontWeight: 700, lineHeight: 1.2 },
  label: { fontSize: 10, color: SOFT, lineHeight: 1.3 },
  contact: { fontSize: 8.5, color: SOFT, lineHeight: 1.35, textAlign: 'right' },
  section: { marginTop: 7 },
  heading: {
    fontSize: 9.5,
    fontWeight: 700,
    lineHeight: 1.25,
    borderBottom: `0.5pt solid ${RULE}`,
    marginBottom: 2,
  },
  entry: { marginTop: 4 },
  head: { flexDirection: 'row', justifyContent: 'space-between' },
  title: { fontSize: 9, fontWeight: 700, flex: 1, lineHeight: 1.3 },
  period: { fontSize: 9, color: SOFT, marginLeft: 12, lineHeight: 1.3 },
  location: { fontSize: 9, color: SOFT, lineHeight: 1.3 },
  text: { fontSize: 9, lineHeight: 1.3 },
  point: { flexDirection: 'row' },
  bullet: { fontSize: 9, width: 9, lineHeight: 1.3 },
  pointText: { fontSize: 9, flex: 1, lineHeight: 1.3 },
  link: { color: SOFT, textDecoration: 'none' },
  foot: {
    position: 'absolute',
    bottom: 20,
    left: 42,
    right: 42,
    textAlign: 'right',
    fontSize: 8,
    color: SOFT,
  },
});

export const CompactPage = ({ sheet, texts, titles }: SheetPageProps) => (
  <Page size="A4" style={styles.page}>
    <View style={styles.masthead}>
      <View style={styles.who}>
        <Text style={styles.name}>{sheet.name}</Text>
        {sheet.label !== '' && <Text style={styles.label}>{sheet.label}</Text>}
      </View>
      <View>
        <Contacts styles={styles} contacts={sheet.contacts} />
      </View>
    </View>
    <Summary styles={styles} heading={titles.summary} paragraphs={sheet.summary} />
    <Sections styles={styles} sections={sheet.sections} />
    <PageNumber styles={styles} name={sheet.name} texts={texts} />
  </Page>
);
