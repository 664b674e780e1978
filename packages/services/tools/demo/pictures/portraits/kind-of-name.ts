import type { PortraitKind } from './render-portrait.ts';

/** First names of the demo; those that women and men have alike are not here. */
const WOMEN =
  'Aarti Aditi Amrita Ananya Anjali Asha Bhavna Chaitra Deepa Devika Divya Fatima Geeta Ishita Jaya Kavita Lakshmi Meera Nandini Neha Nisha Pallavi Pooja Preeti Priya Ramya Rashmi Rekha Ritu Rukhsar Sangeeta Shalini Shreya Shweta Smita Sneha Sonal Sridevi Swati Tanvi Uma Vidya Zoya';
const MEN =
  'Abhishek Ajay Akash Anil Ankit Arjun Deepak Farhan Gaurav Harsh Imran Karthik Madhav Manish Mohan Naveen Nikhil Prakash Pranav Rahul Rajesh Ravi Rohan Sandeep Sanjay Saurabh Siddharth Sunil Suresh Thomas Varun Vikas Vinay Vivek Yash';

const KINDS: ReadonlyMap<string, PortraitKind> = new Map([
  ...WOMEN.split(' ').map((name) => [name, 'woman'] as const),
  ...MEN.split(' ').map((name) => [name, 'man'] as const),
]);

/** Which portraits suit a name; null where both would. */
export const kindOfName = (name: string): PortraitKind | null =>
  KINDS.get(name.split(' ')[0] ?? '') ?? null;
