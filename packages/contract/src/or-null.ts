import Type, { type TSchema } from 'typebox';

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
