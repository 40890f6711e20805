export interface Live {
  readonly address: string | null;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}
export function checkedLive(found: unknown): Live;
export function withBroker(html: string, address: string | null): string;
export function withRevision(worker: string, html: string): string;
export function liveFile(live: Live): string;
