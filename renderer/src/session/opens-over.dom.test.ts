import { expect, it } from 'vitest';
import { withReason } from './opens-over.ts';

it('a page of accounts over a page says what the one before it was for', () => {
  const login = '/login?act=save&job=7&next=%2Fc%2Fbackend-jobs';
  expect(withReason('/register?next=%2Fc%2Fbackend-jobs', login)).toBe(
    '/register?next=%2Fc%2Fbackend-jobs&act=save&job=7',
  );
  expect(withReason('/login', login)).toBe('/login?act=save&job=7');
  expect(withReason('/login', '/login?next=%2F')).toBe('/login');
  expect(withReason('/register?next=%2F', null)).toBe('/register?next=%2F');
});
