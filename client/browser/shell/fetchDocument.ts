/**
 * Reads a page of ours; null where it does not come. By an old request, since only that one reads a document without a
 * policy for markup.
 */
export function fetchDocument(address: string, onLoaded: (page: Document | null) => void): void {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.open('GET', address);
  request.onloadend = () => onLoaded(request.responseXML);
  request.send();
}
