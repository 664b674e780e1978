import Type from 'typebox';

export const BRANDS = ['tech', 'management'] as const;

export const Brand = Type.Enum(BRANDS, {
  description: 'Which of the two sites is asked: technology jobs or management jobs.',
});
export type Brand = Type.Static<typeof Brand>;
