//# allFunctionsCalledOnLoad

import{f as e}from"./character-edit-DQf1CcGW.js";import{j as t}from"./vendor-D_iKJM-m.js";var n=t();function r({registration:t,form:r,values:i,online:a}){return(0,n.jsx)(e,{named:{...i,worldId:t.worldId},value:i.icon,online:a,onChange:e=>r.change({icon:e})})}export{r as StepIcon};