import { ProsePart } from '@broadsheet/contract/prose';
import Type from 'typebox';

export const AnsweredQuestion = Type.Object({
  question: Type.String(),
  answer: Type.Array(ProsePart),
});
export type AnsweredQuestion = Type.Static<typeof AnsweredQuestion>;
