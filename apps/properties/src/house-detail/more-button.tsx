import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { PlainButton } from '@toam/ui/core';
import * as css from './more-button.module.css';

interface MoreButtonProps {
  isOpen: boolean;
  onPress: () => void;
}

/** 'Xem thêm' / 'Thu gọn' after a long text. */
export const MoreButton = ({ isOpen, onPress }: MoreButtonProps) => (
  <PlainButton size={13} weight={500} tone="teal" className={css.more} aria-expanded={isOpen} onClick={onPress}>
    {isOpen ? houseDetailText.less : houseDetailText.more}
  </PlainButton>
);
