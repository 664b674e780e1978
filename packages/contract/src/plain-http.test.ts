import { expect, it } from 'vitest';
import { isPlainHttpElsewhere } from './plain-http.ts';

it.each([
  'http://jobs.example',
  'http://169.254.169.254/latest',
  'http://10.0.0.7:8080/sms',
  'http://localhost.evil.example',
  'http://evil.example/localhost',
  'http://127.0.0.1@evil.example/',
  'http://127.0.0.1.evil.example',
  'HTTP://JOBS.EXAMPLE',
  'http://[::2]',
  'http://a b',
])('%s is sent unencrypted over a network', (url) => {
  expect(isPlainHttpElsewhere(url)).toBe(true);
});

it.each([
  'https://jobs.example',
  'http://localhost:3000',
  'http://tech.localhost:3000',
  'http://127.0.0.1:3100/x',
  'http://127.8.9.1',
  'http://2130706433/',
  'http://[::1]:3000',
  'HTTP://LOCALHOST',
])('%s is encrypted, or stays on this machine', (url) => {
  expect(isPlainHttpElsewhere(url)).toBe(false);
});
