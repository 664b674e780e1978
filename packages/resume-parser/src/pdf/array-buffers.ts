/**
 * PDF.js transfers fonts by `ArrayBuffer.prototype.transferToFixedLength`, which Node has from version 21 on. Without
 * it all fonts fail silently, and bold text cannot be detected.
 */
export const completeArrayBuffers = (): void => {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
      const copy = new ArrayBuffer(length);
      new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return copy;
    },
    configurable: true,
    writable: true,
  });
};
