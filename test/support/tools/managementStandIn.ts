import { managementSpace } from '../../../sample/service/management/managementSpace.ts';
import { refusalResponse } from '../../../sample/service/management/refusal.ts';
import type { Collection } from '../../../sample/service/management/spaceMemory.ts';
import { ApiError } from '../../../sample/service/model/apiError.ts';

/** What a test makes go wrong: a refusal, or no answer at all, in place of the service's own; undefined lets the call through. */
type Fault = (method: string, path: string) => { readonly status: number; readonly id: string } | 'cut' | undefined;

/** The space `house` of the Content Management API: a test sees its calls, and may make them fail. */
export function createManagement(defaultLocale = 'en-US', from?: Parameters<typeof managementSpace>[1]) {
  const space = managementSpace({ space: 'house', token: 'meridian-management', defaultLocale }, from);
  const calls: string[] = [];
  let fault: Fault = () => undefined;
  return {
    ...space,
    calls,
    fetch: (request: Request): Response | Promise<Response> | 'cut' => {
      const path = new URL(request.url).pathname.replace('/spaces/house/environments/master/', '');
      calls.push(`${request.method} ${path}`);
      const broken = fault(request.method, path);
      if (broken === 'cut') return broken;
      return broken
        ? refusalResponse(new ApiError(broken.status, broken.id, 'The test says so.'))
        : space.fetch(request);
    },
    /** From here on; a test that wants one failure counts for itself. */
    breakWith: (next: Fault) => {
      fault = next;
    },
    /** An editor's change while a push runs. */
    edit: (collection: Collection, id: string, change: (body: Record<string, unknown>) => Record<string, unknown>) => {
      space.put(collection, id, change(space.find(collection, id).body));
    },
    publishType: (id: string) => space.publish('content_types', space.find('content_types', id)),
  };
}
