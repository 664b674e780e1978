import type { ResumeVocabulary } from '../resume-vocabulary.ts';
import { PhraseIndex } from './phrase-index.ts';
import { tokenize } from './tokenize.ts';

const AROUND: readonly string[] = [
  ...['India', 'Maharashtra', 'Karnataka', 'Tamil Nadu', 'Telangana', 'Andhra Pradesh', 'Kerala'],
  ...['Gujarat', 'Rajasthan', 'Uttar Pradesh', 'Madhya Pradesh', 'West Bengal', 'Bihar', 'Odisha'],
  ...['Punjab', 'Haryana', 'Delhi', 'Assam', 'Jharkhand', 'Chhattisgarh', 'Uttarakhand', 'Goa'],
  ...['Himachal Pradesh', 'Orissa', 'Tripura', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland'],
  ...['Sikkim', 'Arunachal Pradesh', 'Jammu and Kashmir', 'Jammu & Kashmir', 'Ladakh', 'Bharat'],
  ...['IN', 'IND', 'KA', 'MH', 'TN', 'TS', 'UP', 'MP', 'WB', 'GJ', 'HR', 'RJ', 'KL', 'AP', 'PB'],
  ...['Remote', 'Hybrid', 'Work from home', 'USA', 'US', 'UK', 'GB', 'United Kingdom'],
  ...['United States', 'UAE', 'Dubai', 'Singapore', 'London', 'New York', 'Germany', 'Canada'],
  ...['England', 'Scotland', 'France', 'Netherlands', 'Australia', 'Ireland', 'Japan', 'Europe'],
  ...['United States of America', 'United Arab Emirates', 'Switzerland', 'Sweden', 'Spain'],
];

/** The postal codes of India. */
const PIN = /\b\d{3} ?\d{3}\b/u;

export interface Locations {
  /** A city by its name on the site. */
  readonly findCity: (text: string) => string | null;
  /** Whether a text contains only locations. */
  readonly isLocation: (text: string) => boolean;
  /** The text without the locations at its end: "Flipkart, Noida". */
  readonly withoutLocation: (text: string) => string;
}

export const createLocations = ({ cities }: ResumeVocabulary): Locations => {
  const known = new PhraseIndex(
    cities.flatMap(({ name, synonyms }) =>
      [name, ...synonyms].map((word) => [word, name] as const),
    ),
  );
  const around = new PhraseIndex(AROUND.map((city) => [city, city]));
  const isOne = (text: string): boolean => known.has(text) || around.has(text);
  /** "Pune Maharashtra IN": locations without anything between them. */
  const areAll = (text: string): boolean => {
    const terms = tokenize(text);
    const found = [...known.findPhrases(text), ...around.findPhrases(text)];
    const covered = new Set(found.flatMap((phrase) => phrase.split(' ')));
    return terms.length > 0 && terms.length <= 6 && terms.every((term) => covered.has(term));
  };
  const isLocation = (text: string): boolean => {
    const parts = text
      .split(/[,()/|–—.-]/)
      .map((part) => part.replace(PIN, '').trim())
      .filter((part) => part !== '');
    return parts.length > 0 && parts.every((part) => isOne(part) || areAll(part));
  };
  const withoutLocation = (text: string): string => {
    const match = /^(.+?)\s*(?:,|\s[-–|(])\s*([^,(]+?)\)?\.?$/u.exec(text);
    const [, before = '', city = ''] = match ?? [];
    return before !== '' && isOne(city) ? withoutLocation(before) : text;
  };
  return { findCity: (text) => known.find(text)[0] ?? null, isLocation, withoutLocation };
};
