import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

describe('the network of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['', ''],
    ['not an address', 'not an address'],
    ['not: one', 'not: one'],
  ])('of %j is %j', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
