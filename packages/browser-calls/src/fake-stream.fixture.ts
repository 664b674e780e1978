/** A fake EventSource. A test empties `all` first and sends events through its last item. */
export class FakeStream extends EventTarget {
  static readonly all: FakeStream[] = [];
  readonly address: string;
  isClosed = false;
  constructor(address: string) {
    super();
    this.address = address;
    FakeStream.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  emit(name: string, data: object, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
}
