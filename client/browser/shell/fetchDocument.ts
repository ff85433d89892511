import { WAIT_MS } from '../../browserState/inTime.ts';

/**
 * Reads a page of ours; null where it does not come in time. By an old request, since only that one reads a document without a
 * policy for markup.
 */
export function fetchDocument(address: string, onLoaded: (page: Document | null) => void): void {
  if (!navigator.onLine) {
    onLoaded(null);
    return;
  }
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.open('GET', address);
  request.timeout = WAIT_MS;
  request.onloadend = () => onLoaded(request.responseXML);
  request.send();
}
