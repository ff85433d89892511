import { useEffect, useState } from 'react';
import type { HomePage } from '../page.ts';

interface Member {
  readonly name: string;
  readonly points: number;
}

/** A member's name and points; nothing for everybody else. */
export function MemberPanel({ base, texts }: HomePage['islands']['member']) {
  const [member, setMember] = useState<Member>();
  useEffect(() => {
    if (!document.cookie.includes('member=')) return;
    fetch('/_loyalty/member')
      .then(async (response) => {
        const known: Member = await response.json();
        setMember(known);
      })
      .catch(() => undefined);
  }, []);
  if (!member) return null;
  return (
    <div className="member">
      <p className="display member-name">{member.name}</p>
      <p className="member-points">
        <span className="meta">{texts['availablePoints']}</span>
        <strong>{member.points}</strong>
      </p>
      <a className="button" data-kind="quiet" href={`${base}/member/signout`}>
        {texts['signOut']}
      </a>
    </div>
  );
}
